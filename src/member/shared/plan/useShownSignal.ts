import { useQuery } from '@apollo/client/react';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { SignalHistoryDocument, type ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import { nameOfSignal, signalIn, withSignal } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';
import { SignalsDocument } from '../signals.generated';

/**
 * The signals of a symbol until a day, at the prices that were known then where that is a past one, and which one is
 * shown: the one in the address, else the newest. What the server lists belongs to the present, not to a past day.
 */
export function useShownSignal(symbol: string, until: Day, isPast = false) {
  const setSearch = useSetSearch();
  const search = useSearch();
  const { data, error, refetch } = useQuery(SignalHistoryDocument, {
    variables: { symbol, until, ...(isPast && { asKnown: true }) },
  });

  const { data: list } = useQuery(SignalsDocument, { skip: isPast });

  const requested = signalIn(search);
  const history = data?.signalHistory;
  const signals = history?.signals ?? [];
  const position = requested
    ? signals.findIndex(({ kind, day }) => kind === requested.kind && day === requested.day)
    : signals.length - 1;

  const shown = signals[position];
  const name = requested?.name ?? (shown && nameOfSignal(shown));
  const rows = list?.signals.rows ?? NONE;
  const listed = rows.find((row) => row.symbol === symbol && nameOfSignal(row) === name);

  return {
    history,
    error,
    refetch,
    /** The signal that the address names. */
    requested,
    signals,
    /** The index of the shown signal among all; -1 for none. */
    position,
    shown,
    /** The same signal, shown or not, as the server lists it. */
    listed: listed ?? null,
    /** All that the server lists. */
    rows,
    open: ({ kind, day }: Pick<ExplainedSignalFragment, 'kind' | 'day'>) =>
      setSearch(withSignal(`?${search}`, { kind, day }), { replace: true }),
  };
}

const NONE: readonly never[] = [];
