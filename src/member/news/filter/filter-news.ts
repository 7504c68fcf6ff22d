import { fold } from '../../../lib/text';
import type { HeadlineFragment } from '../news.generated';

/** What the news are filtered by. An empty text filters nothing; days are YYYY-MM-DD and inclusive. */
export type NewsFilters = { title: string; author: string; tag: string; from: string; to: string };

export const noFilters: NewsFilters = { title: '', author: '', tag: '', from: '', to: '' };

/** The filters in the order of the form. */
export const filterNames = ['title', 'author', 'tag', 'from', 'to'] as const satisfies (keyof NewsFilters)[];

/** The longest text of a filter. */
export const MAX_LENGTH = 100;

type Filtered = Pick<HeadlineFragment, 'title' | 'date' | 'author' | 'tags'>;

/** The items that match every filter: texts in any part, without regard to case and diacritics. */
export function filterNews<Item extends Filtered>(
  items: readonly Item[],
  { from, to, ...texts }: NewsFilters,
): readonly Item[] {
  const [title, author, tag] = [texts.title, texts.author, texts.tag].map((text) => fold(text.trim()));
  return items.filter(
    (item) =>
      matches([item.title], title) &&
      matches([item.author ?? ''], author) &&
      matches(item.tags, tag) &&
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
