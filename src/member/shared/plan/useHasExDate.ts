import { useQuery } from '@apollo/client/react';
import type { ListedSignal } from '../../../graph/values';
import { DAY_SECONDS, epochSecondsOf, type Day } from '../../../market/day';
import { exDateFactor } from '../../../market/plan/plan-prices';
import { ExDatesDocument } from '../ex-dates.generated';
import type { PlannedSignal } from './computed-plan';

type Options = {
  signal: Pick<PlannedSignal, 'day' | 'price'>;
  symbol: string;
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** The day of the newest prices; null while it is not known. */
  until: Day | null;
};

/**
 * Whether an ex-date is known between a signal and a day. They are loaded only where the server's price of the signal lies
 * above that of the candles, as one would have it.
 */
export function useHasExDate({ signal: { day, price }, symbol, listed, until }: Options): boolean {
  const isMoved = exDateFactor(price, listed?.price ?? null, true) !== 1;
  const { data } = useQuery(ExDatesDocument, {
    variables: {
      symbols: [symbol],
      from: epochSecondsOf(day),
      to: epochSecondsOf(until ?? day) + DAY_SECONDS - 1,
    },
    skip: !isMoved || until === null,
  });
  return data?.exDates?.some((exDate) => exDate.day > day && exDate.day <= until!) ?? false;
}
