import type { Candle } from '../../../src/market/candles';
import type { Listing } from '../../listing/table';
import { universe } from '../../listing/universe';
import type { Snapshot } from '../board';
import { FIRST_MATCH, matchingMinutes, type Second } from '../intraday/timetable';
import type { Memo } from '../memo-until';
import { runInSlices } from '../slices';
import { INDICES, membersOf, round2, type IndexCode } from './catalogue';
import { createIndexExtremes, type StockPath } from './index-extremes';
import { createIndexLevel } from './index-level';

type Sources = {
  /** A stock on the trading day that the board shows. */
  snapshot: (listing: Listing) => Snapshot;
  /** A stock's prices over a running trading day. */
  pathOf: (listing: Listing) => StockPath;
  memoPerBoard: Memo;
};

/** Creates the bars of the indices on a running trading day. */
export function createRunningBar({ snapshot, pathOf, memoPerBoard }: Sources) {
  const parts = memoPerBoard((code) => {
    const members = membersOf(code as IndexCode, universe);
    const stocks = members.map((listing) => ({ listing, path: pathOf(listing) }));
    return { stocks, extremesAt: createIndexExtremes(code as IndexCode, stocks) };
  });
  return {
    /** The bar so far, high and low as far as the index was seen; its volume is 0 before the first match. */
    candleAt(code: IndexCode, time: number, second: Second): Candle {
      const { stocks, extremesAt } = parts(code);
      const [opening, level] = [createIndexLevel(code), createIndexLevel(code)];
      let volume = 0;
      for (const { listing, path } of stocks) {
        const { bar, price, payoutFactor } = snapshot(listing);
        opening.add(listing, path.open, 1);
        level.add(listing, price, payoutFactor);
        volume += bar?.volume ?? 0;
      }
      const [open, close] = [opening.value(), level.value()];
      const { high, low } = extremesAt(second);
      return {
        time,
        open: round2(open),
        high: round2(Math.max(open, high, close)),
        low: round2(Math.min(open, low, close)),
        close: round2(close),
        volume,
      };
    },
    /** Computes the stocks' prices minute by minute ahead of the bar, a few at a time. */
    prepare(code: IndexCode, until: Second) {
      const { exchange } = INDICES[code];
      return runInSlices(parts(code).stocks, ({ path }) => {
        for (let second = FIRST_MATCH; second <= until; second += 60) {
          path.at(second, matchingMinutes(exchange, second).passed);
        }
      });
    },
  };
}
