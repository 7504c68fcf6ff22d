import { useMarketTime } from '../../app/actors/AppActors';
import { marketTime } from '../../market/clock';
import { summaryOf } from './summary';
import type { HeadlineFragment } from './news.generated';
import { NewsItem } from './NewsItem';

const MOST_CREDITS = 5;

/** All headlines with their credit. Each item summarises its own text, so that input is handled between two. */
export function NewsList({ items }: { items: readonly HeadlineFragment[] }) {
  const today = marketTime(useMarketTime()).day;

  return (
    <>
      <ul className="news-list">
        {items.map((item, i) => (
          // Newer items are prepended; counted from the end, an item keeps its key.
          <NewsItem key={items.length - i} item={item} today={today} />
        ))}
      </ul>
      <Credits items={items} />
    </>
  );
}

function Credits({ items }: { items: readonly HeadlineFragment[] }) {
  const credits = [...new Set(items.flatMap((item) => summaryOf(item).credit ?? []))];
  if (credits.length === 0) return null;
  return <footer className="panel-foot">{credits.slice(0, MOST_CREDITS).join(' · ')}</footer>;
}
