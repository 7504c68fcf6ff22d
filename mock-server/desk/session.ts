import type { Day } from '../../src/market/calendar';
import { flowOf, totalFlow, type Flow } from '../simulator/flows';
import { indexCodes, indexOf, stocksOn, type IndexCode, type IndexSession } from '../simulator/indices';
import type { Market } from '../simulator/market';
import type { Quote } from '../simulator/quote';
import { sectorsOf, type SectorSession } from '../simulator/sectors';

/** All that the desk knows about one session; money in billion VND. */
export type Session = {
  day: Day;
  quotes: readonly Quote[];
  indices: Readonly<Record<IndexCode, IndexSession>>;
  /** What HOSE turned over on average in the 20 sessions before. */
  usualTurnover: number;
  sectors: readonly SectorSession[];
  flows: readonly (Flow & { symbol: string })[];
  flow: Flow;
};

/** Reads a session off the market's candles. */
export function sessionOn(market: Market, day: Day): Session {
  const quotes = stocksOn(market, day);
  const flows = quotes.map((quote) => ({ symbol: quote.listing.symbol, ...flowOf(market.seed, quote) }));
  return {
    day,
    quotes,
    indices: Object.fromEntries(
      indexCodes.map((code) => [code, indexOf(code, quotes)]),
    ) as Session['indices'],
    usualTurnover: usualTurnover(market, day),
    sectors: sectorsOf(quotes),
    flows,
    flow: totalFlow(flows),
  };
}

function usualTurnover(market: Market, day: Day) {
  const days = market.days();
  const end = days.indexOf(day);
  const before = days
    .slice(Math.max(0, end - 20), end)
    .map((each) => indexOf('VNINDEX', stocksOn(market, each)).turnover);
  return before.reduce((a, b) => a + b, 0) / before.length;
}
