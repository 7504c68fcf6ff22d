import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { formatDay } from '../../../ui/dates';
import { leaveFocusTo } from '../../../ui/focus';
import type { HeadlineFragment } from '../news.generated';
import { isFiltered } from './address';
import { filterNames, type NewsFilters } from './filter-news';
import styles from './FilterResult.module.css';

type Props = {
  items: readonly HeadlineFragment[];
  /** The number of items that match. */
  count: number;
  filters: NewsFilters;
  onReset: () => void;
};

/** How many items match which filters, announced when it changes, and the way back to all of them. */
export function FilterResult({ items, count, filters, onReset }: Props) {
  const t = useT();
  const isNone = count === 0;

  return (
    <div className={isNone ? 'panel-state' : styles.result}>
      <p role="status" className={isNone ? 'panel-state-title' : 'text-2'}>
        {isFiltered(filters) &&
          (isNone ? t('news.noMatch') : t('news.matches', { count, total: items.length }))}
      </p>
      {isFiltered(filters) && (
        <>
          <p className={`${styles.applied} text-3`}>{applied(filters, t)}</p>
          {isNone && filters.author !== '' && items.every(({ author }) => author === null) && (
            <p>{t('news.noAuthors')}</p>
          )}
          {isNone && filters.tag !== '' && items.every(({ tags }) => tags.length === 0) && (
            <p>{t('news.noTags')}</p>
          )}
          <Button
            text={t('news.showAll')}
            onClick={({ currentTarget }) => {
              leaveFocusTo(currentTarget.closest<HTMLElement>('.panel'));
              onReset();
            }}
          />
        </>
      )}
    </div>
  );
}

/** The filters in words: 'Tag: Ngân hàng · From: 20/08/2026'. */
function applied(filters: NewsFilters, t: ReturnType<typeof useT>) {
  const labels = {
    title: t('news.headline'),
    author: t('news.author'),
    tag: t('news.tag'),
    from: t('news.from'),
    to: t('news.to'),
  };
  const wordsOf = {
    ...filters,
    from: formatDay(filters.from),
    to: formatDay(filters.to),
  };
  return filterNames
    .filter((name) => filters[name] !== '')
    .map((name) => `${labels[name]}: ${wordsOf[name]}`)
    .join(' · ');
}
