import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearch } from '../../../app/router/navigation';
import { barsKnownOn, type Right } from '../../../market/adjustment';
import type { Day } from '../../../market/day';
import { parseView } from '../chart/view';
import { AdjustmentsDocument } from '../events/events.generated';
import type { Replayed } from '../useBarSeries';

const none: readonly Right[] = [];

/** The bars that a replay of a symbol is made of. */
export type ReplayBars = Pick<Replayed, 'isUnadjusted' | 'error' | 'retry'> & {
  /** The ex-dates that they are adjusted with. */
  rights: readonly Right[];
};

/**
 * The bars of a symbol as they were matched, with its ex-dates; without them where the address shows unadjusted prices, and
 * adjusted bars from a feed that lacks either.
 */
export function useMatchedBars(symbol: string): ReplayBars {
  const isChosen = parseView(useSearch(), 0).isUnadjusted;
  const { data, error, refetch } = useQuery(AdjustmentsDocument, { variables: { symbol }, skip: isChosen });
  const rights = data?.adjustments;
  const isUnadjusted = isChosen || (rights === undefined ? null : rights !== null);
  return useMemo(
    () => ({ isUnadjusted, rights: rights ?? none, error, retry: () => void refetch() }),
    [isUnadjusted, rights, error, refetch],
  );
}

/** The day of a replay with the bars that were known at its close. */
export function useReplayed(matched: ReplayBars, day: Day): Replayed {
  return useMemo(
    () => ({ ...matched, day, barsOf: (loaded) => barsKnownOn(day, loaded, matched.rights) }),
    [matched, day],
  );
}
