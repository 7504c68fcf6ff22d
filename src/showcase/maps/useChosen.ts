import { useSearch, useSetSearch } from '../../app/router/navigation';

/** What is chosen on a map stands in the address under a name: its value, and the function that replaces it. */
export function useChosen(name: 'place' | 'country') {
  const search = useSearch();
  const setSearch = useSetSearch();
  const choose = (value: string) =>
    setSearch(String(new URLSearchParams({ [name]: value })), { replace: true });
  return [new URLSearchParams(search).get(name), choose] as const;
}
