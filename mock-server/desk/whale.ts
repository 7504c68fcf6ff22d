import type { Day } from '../../src/market/day';
import { flowOf, totalFlow, type Flow } from '../simulator/flows';
import { stocksOn } from '../simulator/indices';
import type { Market } from '../simulator/market';

/** What GET api/whale tells: net buying in billion VND, the days oldest first and the stocks by their ticker. */
export type Whale = {
  asOf: string;
  days: (Flow & { date: Day })[];
  symbols: { symbol: string; foreign: number; proprietary: number }[];
};

export type StockFlow = Flow & { symbol: string };

/** Who bought each stock of a session on balance; funds and stocks without a match are left out. */
export function flowsOn(market: Market, day: Day): StockFlow[] {
  return stocksOn(market, day)
    .filter(({ value }) => value > 0)
    .map((quote) => ({ symbol: quote.listing.symbol, ...flowOf(market.seed, quote) }));
}

/** Some sessions, oldest first, with the stocks of the last one. */
export function whaleOf(asOf: string, sessions: readonly { day: Day; flows: readonly StockFlow[] }[]): Whale {
  const newest = sessions.at(-1)!;
  return {
    asOf,
    days: sessions.map(({ day, flows }) => ({ date: day, ...totalFlow(flows) })),
    symbols: newest.flows
      .map(({ symbol, foreign, proprietary }) => ({ symbol, foreign, proprietary }))
      .sort((a, b) => (a.symbol < b.symbol ? -1 : 1)),
  };
}
