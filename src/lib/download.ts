import { runAfter } from './schedule';
import { fold } from './text';

/** Browsers read the file some time after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file through the browser; throws where the browser refuses. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  runAfter(REVOKE_AFTER_MS, () => URL.revokeObjectURL(url));
}

/** A file name that every system accepts, in lower-case ASCII, after the product's: nhip-watchlist-luot-song-t-2026-08-27.csv. */
export function fileName(parts: readonly string[], extension: 'csv' | 'png'): string {
  return `${[import.meta.env.VITE_BRAND_NAME || 'nhip', ...parts].map(slug).filter(Boolean).join('-')}.${extension}`;
}

function slug(part: string): string {
  return fold(part)
    .slice(0, 60)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
