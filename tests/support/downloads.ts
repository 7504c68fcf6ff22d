import { onTestFinished, vi } from 'vitest';

/** The files that the page has the browser save from now on; jsdom saves none. */
export function watchDownloads() {
  const saved: File[] = [];
  const made = new Map<string, File>();
  const stubs = {
    createObjectURL: (file: File) => {
      made.set(`blob:${made.size}`, file);
      return `blob:${made.size - 1}`;
    },
    revokeObjectURL: () => {},
  };
  const before = Object.fromEntries(
    Object.keys(stubs).map((name) => [name, URL[name as keyof typeof stubs]]),
  ) as typeof stubs;
  Object.assign(URL, stubs);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const file = made.get(this.href);
    if (file && this.download === file.name) saved.push(file);
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, before);
  });
  return {
    saved,
    names: () => saved.map(({ name }) => name),
    /** The lines of the last file, its byte order mark before the first. */
    async lines() {
      const bytes = await saved.at(-1)!.arrayBuffer();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
    },
  };
}
