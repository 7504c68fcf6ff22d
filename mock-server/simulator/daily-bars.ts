import type { Listing } from '../listing/table';
import { emptyBars, type Bars } from './bars';
import type { MarketFactors } from './market-factors';
import { createTradeDay, type PreviousDay, type TradeDay } from './trade-day';

const SHORTEST_WARM_UP = 32;
/** Price limits keep a price from its target for a few trading days; never by this factor. */
const FAR = 3;

/**
 * Simulates the bars of some trading days. They are the same whichever range is requested: a price is drawn to a target
 * that depends on its trading day alone, so a short warm-up before the range finds where it stands.
 */
export function simulateBars(
  seed: number,
  listing: Listing,
  factors: MarketFactors,
  from: number,
  to: number,
): Bars {
  const { tradeDay, targetAt } = createTradeDay(seed, listing, factors);
  const bars = emptyBars(from, to);
  const previous = previousDayOf(from, tradeDay, targetAt);
  for (let i = from; i <= to; i += 1) tradeDay(i, previous, bars);
  return bars;
}

/**
 * Finds the state before a trading day. A higher previous close leads to a price at least as high, so once a start far
 * above the target and one far below have met, every start between them would have led to the same price.
 */
function previousDayOf(from: number, tradeDay: TradeDay, targetAt: (i: number) => number): PreviousDay {
  for (let warmUp = SHORTEST_WARM_UP; warmUp < from; warmUp *= 2) {
    const start = from - warmUp;
    const [low, high] = [startAt(targetAt(start) / FAR), startAt(targetAt(start) * FAR)];
    for (let i = start; i < from; i += 1) {
      tradeDay(i, low);
      tradeDay(i, high);
    }
    if (low.close === high.close && low.reference === high.reference) return low;
  }
  const previous = startAt(targetAt(0));
  for (let i = 0; i < from; i += 1) tradeDay(i, previous);
  return previous;
}

function startAt(price: number): PreviousDay {
  const rounded = Math.round(price / 100) * 100;
  return { close: rounded, reference: rounded };
}
