import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useNavigate } from '../../app/router/navigation';
import { useFilters } from '../../app/router/useFilters';
import { marketTime } from '../../market/clock';
import { filterItems, isFiltered, noFilters, pressedTagOf, withTag } from '../../ui/filter/filters';
import { Credits, sourcesOf } from './Credits';
import { newsAddress } from './filter/address';
import { NewsFilterResult } from './filter/NewsFilterResult';
import type { HeadlineFragment } from './news.generated';
import { NewsItem } from './NewsItem';

/**
 * The headlines that match the filters, with the credit of all; a page that is opened with filters is scrolled to them.
 * Each item summarises its own text, so that input is handled between two.
 */
export function NewsList({ items }: { items: readonly HeadlineFragment[] }) {
  const today = marketTime(useMarketTime()).day;
  const navigate = useNavigate();
  const { filters, apply } = useFilters(newsAddress);
  const shown = useMemo(() => new Set(filterItems(items, filters)), [items, filters]);
  const hasSources = sourcesOf(items).length > 1;
  const chooseTag = useCallback((tag: string) => apply(withTag(filters, tag)), [apply, filters]);

  const list = useRef<HTMLUListElement>(null);
  const showFiltered = useEffectEvent(() => {
    // Whoever has scrolled already stays there.
    if (isFiltered(filters) && window.scrollY === 0) list.current?.closest('.panel')?.scrollIntoView();
  });
  useEffect(() => showFiltered(), []);

  return (
    <>
      <NewsFilterResult items={items} count={shown.size} filters={filters} onReset={() => apply(noFilters)} />
      <ul ref={list}>
        {items.map(
          (item, i) =>
            shown.has(item) && (
              // Newer items are prepended; counted from the end, an item keeps its key.
              <NewsItem
                key={items.length - i}
                item={item}
                today={today}
                hasSource={hasSources}
                tag={pressedTagOf(filters)}
                onTag={chooseTag}
                onOpen={navigate}
              />
            ),
        )}
      </ul>
      <Credits items={items} />
    </>
  );
}
