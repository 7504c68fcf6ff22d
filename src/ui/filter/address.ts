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

type Names = Record<Exclude<keyof TypedFilters, 'symbol'> | 'pressedTag', string> & {
  /** None in a list whose items name no tickers. */
  symbol?: string;
};

/** Reads and writes filters by these names of parameters. */
export function createFilterAddress(names: Names): FilterAddress {
  return {
    filtersIn(search) {
      const text = (name: keyof Names) => {
        const parameter = names[name];
        return parameter === undefined
          ? ''
          : oneLine((parameterIn(search, parameter) ?? '').slice(0, MAX_LENGTH));
      };
      const day = (name: 'from' | 'to') => (isDay(text(name)) ? text(name) : '');
      const pressedTag = text('pressedTag');
      return {
        title: text('title'),
        symbol: text('symbol'),
        author: text('author'),
        tag: pressedTag || text('tag'),
        from: day('from'),
        to: day('to'),
        isTagPressed: pressedTag !== '',
      };
    },
    withFilters(search, filters) {
      const values = filterNames.flatMap((name) => {
        const parameter = names[name === 'tag' && filters.isTagPressed ? 'pressedTag' : name];
        return parameter === undefined ? [] : [[parameter, filters[name] || null]];
      });
      return withParameters(withoutParameters(search, Object.values(names)), Object.fromEntries(values));
    },
  };
}
