import { fold } from '../../../lib/text';
import type { HeadlineFragment } from '../news.generated';

/** The filters of the form. An empty text filters nothing; days are YYYY-MM-DD and inclusive. */
export type TypedFilters = { title: string; author: string; tag: string; from: string; to: string };

/** What the news are filtered by: a pressed tag means that tag alone, a typed one every tag that contains it. */
export type NewsFilters = TypedFilters & { isTagPressed: boolean };

export const noFilters: NewsFilters = {
  ...{ title: '', author: '', tag: '', from: '', to: '' },
  isTagPressed: false,
};

/** The filters in the order of the form. */
export const filterNames = ['title', 'author', 'tag', 'from', 'to'] as const satisfies (keyof TypedFilters)[];

/** The longest text of a filter. */
export const MAX_LENGTH = 100;

type Filtered = Pick<HeadlineFragment, 'title' | 'date' | 'author' | 'tags'>;

/** The items that match every filter: texts in any part, a pressed tag as a whole, without regard to case and diacritics. */
export function filterNews<Item extends Filtered>(
  items: readonly Item[],
  { from, to, isTagPressed, ...texts }: NewsFilters,
): readonly Item[] {
  const [title, author, tag] = [texts.title, texts.author, texts.tag].map((text) => fold(text.trim()));
  return items.filter(
    (item) =>
      matches([item.title], title) &&
      matches([item.author ?? ''], author) &&
      (isTagPressed ? item.tags.some((each) => fold(each) === tag) : matches(item.tags, tag)) &&
      isWithin(item.date?.slice(0, 10), from, to),
  );
}

function matches(texts: readonly string[], part = '') {
  return part === '' || texts.some((text) => fold(text).includes(part));
}

function isWithin(day: string | undefined, from: string, to: string) {
  if (day === undefined) return from === '' && to === '';
  return (from === '' || day >= from) && (to === '' || day <= to);
}
