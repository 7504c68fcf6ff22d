import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useToday } from '../../app/actors/useToday';
import type { LoadContext } from '../../graph/session-guard';
import type { DeskCosts } from '../../market/costs';
import { DAY_SECONDS, epochSecondsOf } from '../../market/day';
import { proposalsOf } from '../../market/ex-dates';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { ExDatesDocument } from '../shared/ex-dates.generated';

/** Behind the prices of what is held. */
const BEHIND: LoadContext = { priority: 'neighbour' };

/** The ex-dates of the symbols of a desk since its first purchase: those to be recorded, and those that are ignored. */
export function useExDates({ trades, ignored }: WholeDeskFragment, costs: DeskCosts) {
  const today = useToday();
  const bought = trades.filter(({ side, isPlanned }) => side === 'BUY' && !isPlanned);
  const symbols = [...new Set(bought.map(({ symbol }) => symbol))].sort();
  const [first = today] = bought.map(({ day }) => day).sort();
  const { data, error, refetch } = useQuery(ExDatesDocument, {
    variables: { symbols, from: epochSecondsOf(first), to: epochSecondsOf(today) + DAY_SECONDS - 1 },
    skip: symbols.length === 0,
    context: BEHIND,
  });
  const exDates = data?.exDates;

  return useMemo(() => {
    const known = exDates ?? [];
    const given = new Set(ignored);
    return {
      proposals: proposalsOf({ exDates: known, trades, ignored: given, costs, today }),
      ignored: known.filter(({ id }) => given.has(id)),
      error,
      retry: () => void refetch(),
    };
  }, [exDates, trades, ignored, costs, today, error, refetch]);
}
