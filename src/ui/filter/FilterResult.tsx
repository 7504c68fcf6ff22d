import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { formatDay } from '../dates';
import { leaveFocusTo } from '../focus';
import { filterNames, isFiltered, type Filters } from './filters';
import './FilterResult.css';

type Props = {
  filters: Filters;
  /** The number of items that match. */
  count: number;
  /** What is said of items that match, and where none does. */
  matches: string;
  noMatch: string;
  /** Why none may match. */
  hint?: ReactNode;
  /** The name of the button that shows all items. */
  showAll: string;
  onReset: () => void;
};

/** How many items match which filters, announced when it changes, and the way back to all of them. */
export function FilterResult({ filters, count, matches, noMatch, hint, showAll, onReset }: Props) {
  const t = useT();
  const isNone = count === 0;

  return (
    <div className={isNone ? 'panel-state' : 'filter-result'}>
      <p role="status" className={isNone ? 'panel-state-title' : 'text-2'}>
        {isFiltered(filters) && (isNone ? noMatch : matches)}
      </p>
      {isFiltered(filters) && (
        <>
          <p className="filter-applied text-3">{applied(filters, t)}</p>
          {isNone && hint}
          <Button
            text={showAll}
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
function applied(filters: Filters, t: ReturnType<typeof useT>) {
  const labels = {
    title: t('filter.title'),
    symbol: t('signals.symbol'),
    author: t('filter.author'),
    tag: t('filter.tag'),
    from: t('filter.from'),
    to: t('filter.to'),
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
