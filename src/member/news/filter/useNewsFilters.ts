import { useCallback, useMemo } from 'react';
import { useSearch, useSetSearch } from '../../../app/router/navigation';
import { filtersIn, isSame, withFilters } from './address';
import type { NewsFilters } from './filter-news';

/** The filters in the address, and the function that replaces them by an entry of the history. */
export function useNewsFilters() {
  const setSearch = useSetSearch();
  const search = useSearch();
  const filters = useMemo(() => filtersIn(search), [search]);
  const apply = useCallback(
    (next: NewsFilters) => {
      if (!isSame(filters, next)) setSearch(withFilters(search, next));
    },
    [filters, search, setSearch],
  );
  return { filters, apply };
}
