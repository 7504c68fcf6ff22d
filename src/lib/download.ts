import { after } from './schedule';

/** Browsers read the file some time after they were told of it. */
const KEPT_FOR = 60_000;

/** Hands a file to the browser to save; throws where the browser refuses. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  after(KEPT_FOR, () => URL.revokeObjectURL(url));
}
