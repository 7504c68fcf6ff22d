import type { NewsRows } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { FilterResult } from '../../../ui/filter/FilterResult';
import type { Filters } from '../../../ui/filter/filters';

type Props = {
  items: NewsRows;
  /** The number of items that match. */
  count: number;
  filters: Filters;
  onReset: () => void;
};

/** How many news match which filters; where none does, what the source does not name. */
export function NewsFilterResult({ items, count, filters, onReset }: Props) {
  const t = useT();
  return (
    <FilterResult
      filters={filters}
      count={count}
      onReset={onReset}
      matches={t('news.matches', { count, total: items.length })}
      noMatch={t('news.noMatch')}
      showAll={t('news.showAll')}
      hint={
        <>
          {filters.symbol !== '' && items.every(({ symbols }) => symbols.length === 0) && (
            <p>{t('news.noSymbols')}</p>
          )}
          {filters.author !== '' && items.every(({ author }) => author === null) && (
            <p>{t('news.noAuthors')}</p>
          )}
          {filters.tag !== '' && items.every(({ tags }) => tags.length === 0) && <p>{t('news.noTags')}</p>}
        </>
      }
    />
  );
}
