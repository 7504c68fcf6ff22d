import type { Day } from '../../../src/market/day';
import { universe } from '../../listing/universe';
import type { Snapshot } from '../board';
import type { Second } from '../intraday/timetable';
import type { Listing } from '../../listing/table';
import type { Memo } from '../memo-until';
import { membersOf, round2 } from './catalogue';
import { createIndexLevel } from './index-level';

/** VN-Index at a second of a trading day, and how many stocks stood above and below their reference, limits included. */
export type MainStand = { value: number; change: number; rose: number; fell: number };

type Sources = {
  snapshot: (listing: Listing, day: Day) => Snapshot;
  /** The last match by a second of a trading day; null before the first. */
  priceAt: (listing: Listing, day: Day, second: Second) => number | null;
  memoPerBoard: Memo;
};

/** Creates where VN-Index stands at a second of a recent trading day. */
export function createMainStand({ snapshot, priceAt, memoPerBoard }: Sources) {
  const stand = memoPerBoard((key): MainStand => {
    const [day = '', second] = key.split(' ');
    const [level, previous] = [createIndexLevel('VNINDEX'), createIndexLevel('VNINDEX')];
    let [rose, fell] = [0, 0];
    for (const listing of membersOf('VNINDEX', universe)) {
      const price = priceAt(listing, day, Number(second));
      const { reference, previousClose, payoutFactor, previousPayoutFactor } = snapshot(listing, day);
      if (price === null) level.add(listing, previousClose, previousPayoutFactor);
      else level.add(listing, price, payoutFactor);
      previous.add(listing, price === null ? previousClose : reference, previousPayoutFactor);
      if (price !== null && price > reference) rose += 1;
      if (price !== null && price < reference) fell += 1;
    }
    const [value, before] = [round2(level.value()), round2(previous.value())];
    return { value, change: round2(value - before), rose, fell };
  });
  return (day: Day, second: Second): MainStand => stand(`${day} ${second}`);
}
