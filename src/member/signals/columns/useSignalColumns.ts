import { useMemo } from 'react';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import type { ListedSignal } from '../../../graph/values';
import { optionsIn, withParameters } from '../../../lib/query';
import { addedColumns, type SignalColumn } from './columns';

const PARAMETER = 'columns';

/** The columns that may be added to the list of signals, and those that the address names. */
export function useSignalColumns(signals: readonly ListedSignal[]) {
  const setSearch = useSetSearch();
  const search = useSearch();
  const available = useMemo(() => addedColumns(signals), [signals]);
  return useMemo(
    () => ({
      available,
      chosen: optionsIn(search, PARAMETER, available) ?? [],
      choose: (next: readonly SignalColumn[]) =>
        setSearch(withParameters(search, { [PARAMETER]: next.join() || null }), { replace: true }),
    }),
    [available, search, setSearch],
  );
}
