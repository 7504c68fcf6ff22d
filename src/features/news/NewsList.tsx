import { useMemo } from 'react';
import { useMarketTime } from '../../actors/market-clock';
import { useRunning } from '../../actors/Running';
import { marketTime } from '../../market/clock';
import { gistOf } from './gist';
import type { HeadlineFragment } from './news.graphql';
import { NewsItem } from './NewsItem';

const MOST_CREDITS = 5;

/** All headlines, and beneath them whom they credit. */
export function NewsList({ items }: { items: readonly HeadlineFragment[] }) {
  const today = marketTime(useMarketTime(useRunning().clock)).day;
  const gists = useMemo(() => items.map(({ content }) => gistOf(content)), [items]);
  const credits = [...new Set(gists.flatMap(({ credit }) => credit ?? []))];

  return (
    <>
      <ul className="news-list">
        {gists.map((gist, i) => (
          // Newer items come on top: counted from the end, an item keeps its key.
          <NewsItem key={gists.length - i} item={items[i]!} gist={gist} today={today} />
        ))}
      </ul>
      {credits.length > 0 && (
        <footer className="panel-foot">{credits.slice(0, MOST_CREDITS).join(' · ')}</footer>
      )}
    </>
  );
}
