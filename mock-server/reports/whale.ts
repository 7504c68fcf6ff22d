import { byText } from '../../src/market/by-text';
import type { Day } from '../../src/market/day';
import { flowOf, stockQuotes, totalFlow, type Flow, type Market } from '../simulator/simulator';

/** A trading day's flow; of a running one only the foreign investors are known, the exchanges report the others after it. */
type ReportedFlow = { foreign: number } & { [Group in Exclude<keyof Flow, 'foreign'>]: number | null };

/** The response of GET api/whale: net buying in billion VND, the days oldest first and the stocks by their ticker. */
export type Whale = {
  asOf: string;
  days: (ReportedFlow & { date: Day })[];
  symbols: { symbol: string; foreign: number; proprietary: number | null }[];
};

export type StockFlow = Flow & { symbol: string };

/** Simulates who bought each stock net on a trading day, without funds and stocks that did not match. */
export function flowsOn(market: Market, day: Day): StockFlow[] {
  return stockQuotes(market, day)
    .filter(({ value }) => value > 0)
    .map((quote) => ({ symbol: quote.listing.symbol, ...flowOf(market.seed, quote) }));
}

type ReportedDay = { day: Day; flows: readonly StockFlow[]; isRunning: boolean };

/** Reports some trading days, oldest first, with the stocks of the last one. */
export function whaleOf(asOf: string, days: readonly ReportedDay[]): Whale {
  const newest = days.at(-1)!;
  return {
    asOf,
    days: days.map(({ day, flows, isRunning }) => ({
      date: day,
      ...dayFlow(flows),
      ...(isRunning && { proprietary: null, institution: null, individual: null }),
    })),
    symbols: newest.flows
      .map(({ symbol, foreign, proprietary }) => ({
        symbol,
        foreign,
        proprietary: newest.isRunning ? null : proprietary,
      }))
      .sort(byText('symbol')),
  };
}

/** One stock's own flow to a hundredth of a billion VND, or the sum of several to a tenth. */
function dayFlow(flows: readonly StockFlow[]): Flow {
  const [only, ...others] = flows;
  if (!only || others.length > 0) return totalFlow(flows);
  const { symbol: _, ...flow } = only;
  return flow;
}
