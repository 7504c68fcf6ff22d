import { useMemo } from 'react';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import type { ListedSignal } from '../../../graph/values';
import { parameterIn, withParameters } from '../../../lib/query';
import { ideaColumnsOf, type IdeaColumn } from './columns';

const PARAMETER = 'columns';

/** The columns that may be added to the list of signals, and those that the address names. */
export function useIdeaColumns(signals: readonly ListedSignal[]) {
  const setSearch = useSetSearch();
  const search = useSearch();
  const available = useMemo(() => ideaColumnsOf(signals), [signals]);
  return useMemo(() => {
    const named = parameterIn(search, PARAMETER)?.split(',') ?? [];
    const chosen = available.filter((column) => named.includes(column));
    return {
      available,
      chosen,
      choose: (next: readonly IdeaColumn[]) =>
        setSearch(withParameters(search, { [PARAMETER]: next.join() || null }), { replace: true }),
    };
  }, [available, search, setSearch]);
}
