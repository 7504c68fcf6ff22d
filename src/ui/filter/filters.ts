import { fold } from '../../lib/text';
import type { Day } from '../../market/day';

/** The filters of the form. An empty text filters nothing; days are YYYY-MM-DD and inclusive. */
export type TypedFilters = {
  title: string;
  symbol: string;
  author: string;
  tag: string;
  from: string;
  to: string;
};

/** What a list is filtered by: a pressed tag means that tag alone, a typed one every tag that contains it. */
export type Filters = TypedFilters & { isTagPressed: boolean };

export const noFilters: Filters = {
  title: '',
  symbol: '',
  author: '',
  tag: '',
  from: '',
  to: '',
  isTagPressed: false,
};

/** The filters in the order of the form. */
export const filterNames = [
  'title',
  'symbol',
  'author',
  'tag',
  'from',
  'to',
] as const satisfies (keyof TypedFilters)[];

/** The longest text of a filter. */
export const MAX_LENGTH = 100;

type Filtered = {
  readonly title: string;
  /** The tickers that it is about, where its list names any. */
  readonly symbols?: readonly string[];
  /** A day, which a time may follow. */
  readonly date: Day | null;
  readonly author: string | null;
  readonly tags: readonly string[];
};

/**
 * The items that match every filter: texts in any part, a ticker from its first letter on, a pressed tag as a whole, without
 * regard to case and diacritics.
 */
export function filterItems<Item extends Filtered>(
  items: readonly Item[],
  { from, to, isTagPressed, ...texts }: Filters,
): readonly Item[] {
  const [title, symbol, author, tag] = [texts.title, texts.symbol, texts.author, texts.tag].map((text) =>
    fold(text.trim()),
  );
  return items.filter(
    (item) =>
      matches([item.title], title) &&
      (symbol === '' || (item.symbols ?? []).some((each) => fold(each).startsWith(symbol!))) &&
      matches([item.author ?? ''], author) &&
      (isTagPressed ? item.tags.some((each) => fold(each) === tag) : matches(item.tags, tag)) &&
      isWithin(item.date?.slice(0, 10), from, to),
  );
}

/** Whether two sets of filters are the same. */
export function isSameFilters(one: Filters, other: Filters): boolean {
  return one.isTagPressed === other.isTagPressed && filterNames.every((name) => one[name] === other[name]);
}

/** Whether anything is filtered. */
export function isFiltered(filters: Filters): boolean {
  return !isSameFilters(filters, noFilters);
}

/** The pressed tag as tags are compared; null where none is pressed. */
export function pressedTagOf({ tag, isTagPressed }: Filters): string | null {
  return isTagPressed ? fold(tag) : null;
}

/** The filters after a press on a tag: by this tag, or by none if it was pressed already. */
export function withTag(filters: Filters, tag: string): Filters {
  const isPressed = fold(tag) !== pressedTagOf(filters);
  return { ...filters, tag: isPressed ? tag : '', isTagPressed: isPressed };
}

function matches(texts: readonly string[], part = '') {
  return part === '' || texts.some((text) => fold(text).includes(part));
}

function isWithin(day: string | undefined, from: string, to: string) {
  if (day === undefined) return from === '' && to === '';
  return (from === '' || day >= from) && (to === '' || day <= to);
}
