import { optionIn, withParameters } from '../../lib/query';
import { useSearch, useSetSearch } from './navigation';

/** A choice in the address, and the function that replaces it without an entry of the history; the usual one is not named. */
export function useParameter<Value extends string | number | null>(
  name: string,
  values: readonly NonNullable<Value>[],
  usual: Value,
): [Value, (value: Value) => void] {
  const search = useSearch();
  const setSearch = useSetSearch();
  return [
    optionIn(search, name, values) ?? usual,
    (value) =>
      setSearch(withParameters(search, { [name]: value === usual ? null : value }), { replace: true }),
  ];
}
