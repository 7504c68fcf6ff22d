import { useMemo } from 'react';
import { useMarketTime } from '../../actors/market-clock';
import { useRunning } from '../../actors/Running';
import { marketTime } from '../../market/clock';
import { gistOf } from './gist';
import type { HeadlineFragment } from './news.graphql';
import { NewsItem } from './NewsItem';

const CREDITED = 50;

/** All headlines, and beneath them whom they credit. */
export function NewsList({ items }: { items: readonly HeadlineFragment[] }) {
  const today = marketTime(useMarketTime(useRunning().clock)).day;
  const credits = useMemo(
    () => [...new Set(items.slice(0, CREDITED).flatMap(({ content }) => gistOf(content).credit ?? []))],
    [items],
  );

  return (
    <>
      <ul className="news-list">
        {items.map((item, i) => (
          // Newer items come on top: counted from the end, an item keeps its key.
          <NewsItem key={items.length - i} item={item} today={today} />
        ))}
      </ul>
      {credits.length > 0 && <footer className="panel-foot">{credits.join(' · ')}</footer>}
    </>
  );
}
