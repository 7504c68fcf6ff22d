import { oneLine } from '../../../lib/text';
import { isDay } from '../../../market/day';
import { filterNames, MAX_LENGTH, noFilters, type NewsFilters, type TypedFilters } from './filter-news';

/** The parameters of the address; other panels of the page have their own. */
const PARAMETERS: Record<keyof TypedFilters | 'pressedTag', string> = {
  title: 'newsTitle',
  author: 'newsAuthor',
  tag: 'newsTag',
  pressedTag: 'newsTagIs',
  from: 'newsFrom',
  to: 'newsTo',
};

/** The filters that the query of an address names; what is no day filters nothing. */
export function filtersIn(search: string): NewsFilters {
  const parameters = new URLSearchParams(search);
  const text = (name: keyof typeof PARAMETERS) =>
    oneLine((parameters.get(PARAMETERS[name]) ?? '').slice(0, MAX_LENGTH));
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
}

/** The query with these filters; its other parameters stay. */
export function withFilters(search: string, filters: NewsFilters): string {
  const parameters = new URLSearchParams(search);
  for (const parameter of Object.values(PARAMETERS)) parameters.delete(parameter);
  for (const name of filterNames) {
    const parameter = PARAMETERS[name === 'tag' && filters.isTagPressed ? 'pressedTag' : name];
    if (filters[name] !== '') parameters.set(parameter, filters[name]);
  }
  return parameters.toString();
}

/** Whether two sets of filters are the same. */
export function isSame(one: NewsFilters, other: NewsFilters): boolean {
  return one.isTagPressed === other.isTagPressed && filterNames.every((name) => one[name] === other[name]);
}

/** Whether anything is filtered. */
export function isFiltered(filters: NewsFilters): boolean {
  return !isSame(filters, noFilters);
}
