import type { ListedSignal } from '../../../graph/values';
import { afterFreeShares, type Right } from '../../../market/adjustment';
import type { Day } from '../../../market/day';

/** The price of a signal in the terms of today's. */
export type AdjustedPrice = {
  /** In thousand đồng. */
  price: number;
  /** The first ex-date since the signal. */
  exDay: Day;
  /** Whether the price has nothing in it any more of what the ex-dates took. */
  isAdjusted: boolean;
};

/** Those of a list, where an ex-date lies between. */
export type AdjustedPrices = ReadonlyMap<ListedSignal, AdjustedPrice>;

type ExDate = Right & { symbol: string };

/**
 * The price of a signal in the terms of today's; null where no ex-date since is known. Free shares lower a price by their
 * number alone; what cash or shares that are paid for take from it follows from the close before, which a list without
 * candles does not know.
 */
export function adjustedPriceOf(
  { symbol, day, price }: ListedSignal,
  exDates: readonly ExDate[],
): AdjustedPrice | null {
  if (day === null || price === null) return null;
  const between = exDates.filter((right) => right.symbol === symbol && right.day > day);
  const [exDay] = between.map((right) => right.day).sort();
  if (exDay === undefined) return null;
  const adjusted = afterFreeShares(price, between);
  return { price: adjusted ?? price, exDay, isAdjusted: adjusted !== null };
}
