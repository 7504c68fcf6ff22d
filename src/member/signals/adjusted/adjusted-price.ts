import type { ListedSignal } from '../../../graph/values';
import { afterFreeShares, type Right } from '../../../market/adjustment';
import type { Day } from '../../../market/day';

/** What a change since a signal is measured from. */
export type Base = {
  /** In thousand đồng. */
  price: number;
  /** Stands behind the change where the price still has in it what the ex-dates took. */
  mark: '' | '*';
  /** Says what it is measured from, in the language in use. */
  text: () => string;
};

/** Returns what a signal's change is measured from where an ex-date lies between, each time the same; null where none is known to. */
export type BaseOf = (signal: ListedSignal) => Base | null;

type ExDate = Right & { symbol: string };

/** Words for a price over the first ex-date since it. */
type Words = (price: number, exDay: Day, isAdjusted: boolean) => string;

/**
 * The prices of signals in the terms of today's. Free shares lower a price by their number alone; what cash or shares that
 * are paid for take from it follows from the close before, which a list without candles does not know.
 */
export function basesIn(exDates: readonly ExDate[], words: Words): BaseOf {
  const known = new WeakMap<ListedSignal, Base | null>();
  const compute: BaseOf = ({ symbol, day, price }) => {
    if (day === null || price === null) return null;
    const between = exDates.filter((right) => right.symbol === symbol && right.day > day);
    const [first] = between.map((right) => right.day).sort();
    if (first === undefined) return null;
    const adjusted = afterFreeShares(price, between);
    const isAdjusted = adjusted !== null;
    const base = adjusted ?? price;
    return { price: base, mark: isAdjusted ? '' : '*', text: () => words(base, first, isAdjusted) };
  };
  return (signal) => {
    const found = known.get(signal);
    if (found !== undefined) return found;
    const base = compute(signal);
    known.set(signal, base);
    return base;
  };
}
