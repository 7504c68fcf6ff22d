import { useMemo } from 'react';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { withParameters } from '../../../lib/query';
import type { Condition } from '../../../market/screen/condition';
import type { ScreenSort } from './columns';
import { sortParameter } from '../sort';
import { FILTER } from '../../shared/screen/address';
import { filterParameter, screenIn } from './screen-address';

/** The filter in the address, so that a link opens the same one; changed conditions are an entry of the history. */
export function useScreenView() {
  const search = useSearch();
  const setSearch = useSetSearch();
  const view = useMemo(() => screenIn(search), [search]);
  return useMemo(
    () => ({
      ...view,
      setConditions: (conditions: readonly Condition[]) =>
        setSearch(withParameters(search, { [FILTER]: filterParameter(conditions) })),
      setSort: (sort: ScreenSort) =>
        setSearch(withParameters(search, { sort: sortParameter(sort) }), { replace: true }),
    }),
    [search, setSearch, view],
  );
}
