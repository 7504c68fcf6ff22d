import { useCallback, useMemo } from 'react';
import type { FilterAddress } from '../../ui/filter/address';
import { isSameFilters, type Filters } from '../../ui/filter/filters';
import { useSearch, useSetSearch } from './navigation';

/** The filters in the address, and the function that replaces them by an entry of the history. */
export function useFilters({ filtersIn, withFilters }: FilterAddress) {
  const setSearch = useSetSearch();
  const search = useSearch();
  const filters = useMemo(() => filtersIn(search), [filtersIn, search]);
  const apply = useCallback(
    (next: Filters) => {
      if (!isSameFilters(filters, next)) setSearch(withFilters(search, next));
    },
    [filters, search, setSearch, withFilters],
  );
  return { filters, apply };
}
