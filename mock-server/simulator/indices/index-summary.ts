import type { Day } from '../../../src/market/day';
import { priceClass, type PriceClass } from '../../../src/market/price-class';
import type { Listing } from '../../listing/table';
import type { Snapshot } from '../board';
import { valueOf, type Quote } from '../quote';
import { membersOf, round2, type IndexCode } from './catalogue';
import { createIndexLevel } from './index-level';

/** An index on a trading day with the breadth of its stocks; turnover in billion VND. */
export type IndexSummary = {
  code: IndexCode;
  value: number;
  change: number;
  changePercent: number;
  turnover: number;
  ceiling: number;
  advancers: number;
  unchanged: number;
  decliners: number;
  floor: number;
};

type Board = {
  listings: readonly Listing[];
  snapshot: (listing: Listing, day: Day) => Snapshot;
  quote: (listing: Listing, day: Day) => Quote | null;
};

/**
 * Summarises an index on a trading day so far: the market value of its stocks over that at their base prices, what they
 * paid out left aside, so it always agrees with the board. Its change is measured as theirs are, from their references:
 * on UPCoM the average price of the day before. Breadth counts the stocks that matched.
 */
export function indexSummary(board: Board, code: IndexCode, day: Day): IndexSummary {
  const level = createIndexLevel(code);
  const previous = createIndexLevel(code);
  const counts: Record<PriceClass, number> = { ceiling: 0, up: 0, ref: 0, down: 0, floor: 0, none: 0 };
  let turnover = 0;
  for (const listing of membersOf(code, board.listings)) {
    const snapshot = board.snapshot(listing, day);
    const { price, reference, payoutFactor, previousPayoutFactor, bar } = snapshot;
    level.add(listing, price, payoutFactor);
    previous.add(listing, bar ? reference : price, previousPayoutFactor);
    if (!bar) continue;
    counts[colourOf(snapshot)] += 1;
    turnover += valueOf(bar);
  }
  const [value, before] = [round2(level.value()), round2(previous.value())];
  return {
    code,
    value,
    change: round2(value - before),
    changePercent: round2((value / before - 1) * 100),
    turnover: Math.round(turnover * 10) / 10,
    ceiling: counts.ceiling,
    advancers: counts.up,
    unchanged: counts.ref,
    decliners: counts.down,
    floor: counts.floor,
  };
}

/** Quotes the stocks that matched on a trading day so far; without funds. */
export function stockQuotes(board: Board, day: Day): Quote[] {
  return board.listings
    .filter(({ kind }) => kind === 'stock')
    .map((listing) => board.quote(listing, day))
    .filter((quote) => quote !== null);
}

function colourOf({ price, reference, ceiling, floor }: Snapshot) {
  return priceClass({ price, reference, ceiling, floor });
}
