import { round2 } from './indices/catalogue';
import type { Quote } from './quote';

/** A sector's move on a trading day: the plain average of its stocks' changes, in percent. */
export type SectorChange = { name: string; changePercent: number };

/** Averages the sectors of a trading day's quotes, strongest first. */
export function sectorChanges(quotes: readonly Quote[]): SectorChange[] {
  const changes = new Map<string, number[]>();
  for (const { listing, changePercent } of quotes) {
    changes.set(listing.sector, [...(changes.get(listing.sector) ?? []), changePercent]);
  }
  return [...changes]
    .map(([name, all]) => ({ name, changePercent: round2(all.reduce((a, b) => a + b, 0) / all.length) }))
    .sort((a, b) => b.changePercent - a.changePercent || a.name.localeCompare(b.name, 'vi'));
}
