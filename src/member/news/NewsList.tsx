import { useCallback, useMemo } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useNavigate } from '../../app/router/navigation';
import { fold } from '../../lib/text';
import { marketTime } from '../../market/clock';
import { Credits, sourcesOf } from './Credits';
import { FilterResult } from './filter/FilterResult';
import { filterNews, noFilters } from './filter/filter-news';
import { useNewsFilters } from './filter/useNewsFilters';
import type { HeadlineFragment } from './news.generated';
import { NewsItem } from './NewsItem';

/**
 * The headlines that match the filters, with the credit of all. Each item summarises its own text, so that input is
 * handled between two.
 */
export function NewsList({ items }: { items: readonly HeadlineFragment[] }) {
  const today = marketTime(useMarketTime()).day;
  const navigate = useNavigate();
  const { filters, apply } = useNewsFilters();
  const shown = useMemo(() => new Set(filterNews(items, filters)), [items, filters]);
  const hasSources = sourcesOf(items).length > 1;
  const tag = fold(filters.tag);
  const chooseTag = useCallback(
    (chosen: string) => apply({ ...filters, tag: fold(chosen) === fold(filters.tag) ? '' : chosen }),
    [apply, filters],
  );

  return (
    <>
      <FilterResult items={items} count={shown.size} filters={filters} onReset={() => apply(noFilters)} />
      <ul>
        {items.map(
          (item, i) =>
            shown.has(item) && (
              // Newer items are prepended; counted from the end, an item keeps its key.
              <NewsItem
                key={items.length - i}
                item={item}
                today={today}
                hasSource={hasSources}
                tag={tag}
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
