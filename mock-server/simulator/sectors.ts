import { round2 } from './indices/index-summary';
import type { Quote } from './quote';

/** A sector's move on one session: the plain average of its stocks' changes, in percent. */
export type SectorSession = { name: string; changePercent: number };

/** The sectors of a session's quotes, strongest first. */
export function sectorsOf(quotes: readonly Quote[]): SectorSession[] {
  const changes = new Map<string, number[]>();
  for (const { listing, changePercent } of quotes) {
    changes.set(listing.sector, [...(changes.get(listing.sector) ?? []), changePercent]);
  }
  return [...changes]
    .map(([name, all]) => ({ name, changePercent: round2(all.reduce((a, b) => a + b, 0) / all.length) }))
    .sort((a, b) => b.changePercent - a.changePercent || a.name.localeCompare(b.name, 'vi'));
}
