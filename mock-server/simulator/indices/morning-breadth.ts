import type { Day } from '../../../src/market/day';
import { universe } from '../../listing/universe';
import type { Snapshot } from '../board';
import { LUNCH_FROM, LUNCH_TO, type Second } from '../intraday/timetable';
import type { Listing } from '../../listing/table';
import type { TradingClock } from '../trading-clock';
import { membersOf } from './catalogue';

/** How many stocks of HOSE stood above and below their reference, those at their limits included. */
export type MorningBreadth = { rose: number; fell: number };

type Sources = {
  clock: TradingClock;
  snapshot: (listing: Listing, day: Day) => Snapshot;
  /** The last match by a second of a trading day; null before the first. */
  priceAt: (listing: Listing, day: Day, second: Second) => number | null;
};

/** Creates the breadth at the lunch break of a recent trading day; null before its afternoon. */
export function createMorningBreadth({ clock, snapshot, priceAt }: Sources) {
  const breadth = clock.memoPerBoard((day): MorningBreadth => {
    let [rose, fell] = [0, 0];
    for (const listing of membersOf('VNINDEX', universe)) {
      const price = priceAt(listing, day, LUNCH_FROM);
      const { reference } = snapshot(listing, day);
      if (price === null) continue;
      if (price > reference) rose += 1;
      if (price < reference) fell += 1;
    }
    return { rose, fell };
  });
  return (day: Day): MorningBreadth | null => {
    const second = day === clock.today() ? clock.second() : null;
    return second !== null && second < LUNCH_TO ? null : breadth(day);
  };
}
