import { fold } from '../../../lib/text';
import type { NewsFilters } from './filters';
import type { HeadlineFragment } from '../news.generated';

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
