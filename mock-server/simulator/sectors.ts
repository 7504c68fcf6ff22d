import { round2 } from './indices/catalogue';
import type { Quote } from './quote';

/**
 * A sector's move on a trading day: its stocks' changes in percent, weighted by their market value, and how many went
 * which way.
 */
export type SectorChange = {
  name: string;
  changePercent: number;
  advancers: number;
  unchanged: number;
  decliners: number;
};

/** Weighs up the sectors of a trading day's quotes of stocks, strongest first. */
export function sectorChanges(quotes: readonly Quote[]): SectorChange[] {
  const stocks = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const { sector } = quote.listing;
    const known = stocks.get(sector);
    if (known) known.push(quote);
    else stocks.set(sector, [quote]);
  }
  return [...stocks]
    .map(([name, all]) => ({
      name,
      changePercent: round2(weightedChange(all)),
      advancers: all.filter(({ changePercent }) => changePercent > 0).length,
      unchanged: all.filter(({ changePercent }) => changePercent === 0).length,
      decliners: all.filter(({ changePercent }) => changePercent < 0).length,
    }))
    .sort((a, b) => b.changePercent - a.changePercent || a.name.localeCompare(b.name, 'vi'));
}

function weightedChange(quotes: readonly Quote[]) {
  let [sum, weights] = [0, 0];
  for (const { marketValue, changePercent } of quotes) {
    sum += (marketValue ?? 0) * changePercent;
    weights += marketValue ?? 0;
  }
  return sum / weights;
}
