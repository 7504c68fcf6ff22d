import { fold } from './fold';

/** A name that every system takes, in small ASCII letters: nhip-watchlist-luot-song-t-2026-08-27.csv. */
export function fileName(parts: readonly string[], ending: 'csv' | 'png'): string {
  return `${['nhip', ...parts].map(slug).filter(Boolean).join('-')}.${ending}`;
}

function slug(part: string): string {
  return fold(part)
    .slice(0, 60)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
