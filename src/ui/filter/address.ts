import { parameterIn, withoutParameters, withParameters } from '../../lib/query';
import { oneLine } from '../../lib/text';
import { isDay } from '../../market/day';
import { filterNames, MAX_LENGTH, type Filters, type TypedFilters } from './filters';

/** The filters of one list in the query of an address, which has other parameters too. */
export type FilterAddress = {
  /** The filters that a query names; what is no day filters nothing. */
  filtersIn: (search: string) => Filters;
  /** The query with these filters; its other parameters stay. */
  withFilters: (search: string, filters: Filters) => string;
};

/** Reads and writes filters by these names of parameters. */
export function filterAddress(names: Record<keyof TypedFilters | 'pressedTag', string>): FilterAddress {
  return {
    filtersIn(search) {
      const text = (name: keyof typeof names) =>
        oneLine((parameterIn(search, names[name]) ?? '').slice(0, MAX_LENGTH));
      const day = (name: 'from' | 'to') => (isDay(text(name)) ? text(name) : '');
      const pressedTag = text('pressedTag');
      return {
        title: text('title'),
        author: text('author'),
        tag: pressedTag || text('tag'),
        from: day('from'),
        to: day('to'),
        isTagPressed: pressedTag !== '',
      };
    },
    withFilters(search, filters) {
      const values = filterNames.map((name) => [
        names[name === 'tag' && filters.isTagPressed ? 'pressedTag' : name],
        filters[name] || null,
      ]);
      return withParameters(withoutParameters(search, Object.values(names)), Object.fromEntries(values));
    },
  };
}
