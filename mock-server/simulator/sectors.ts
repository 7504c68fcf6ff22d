import { round2 } from './indices/catalogue';
import type { Quote } from './quote';

/** A sector's move on a trading day: the plain average of its stocks' changes in percent, and how many went which way. */
export type SectorChange = {
  name: string;
  changePercent: number;
  advancers: number;
  unchanged: number;
  decliners: number;
};

/** Averages the sectors of a trading day's quotes, strongest first. */
export function sectorChanges(quotes: readonly Quote[]): SectorChange[] {
  const changes = new Map<string, number[]>();
  for (const { listing, changePercent } of quotes) {
    changes.set(listing.sector, [...(changes.get(listing.sector) ?? []), changePercent]);
  }
  return [...changes]
    .map(([name, all]) => ({
      name,
      changePercent: round2(all.reduce((a, b) => a + b, 0) / all.length),
      advancers: all.filter((change) => change > 0).length,
      unchanged: all.filter((change) => change === 0).length,
      decliners: all.filter((change) => change < 0).length,
    }))
    .sort((a, b) => b.changePercent - a.changePercent || a.name.localeCompare(b.name, 'vi'));
}
