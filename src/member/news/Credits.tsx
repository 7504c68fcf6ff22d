import { useEffect, useState } from 'react';
import type { Headline, NewsRows } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { yieldToMain } from '../../lib/schedule';
import { langOf } from '../../lib/text';
import { variables } from '../../lib/variables';
import { VietnameseNames } from '../../ui/VietnameseNames';
import { useInView } from '../../ui/useInView';
import { summaryOf } from './summary';

const MOST_CREDITS = 5;

/** How many texts are read in one task. */
const SLICE = 50;

/** The publications of the items, the provider for those that name none, and the source lines of their texts. */
export function Credits({ items }: { items: NewsRows }) {
  const t = useT();
  const { ref, isSeen } = useInView<HTMLElement>();
  const named = sourcesOf(items).slice(0, MOST_CREDITS);
  const lines = useSourceLines(items, isSeen);
  const credits = [t('news.sources', { sources: named.join(', ') }), ...lines].slice(0, MOST_CREDITS);
  return (
    <footer ref={ref} className="panel-foot">
      <VietnameseNames
        text={credits.join(' · ')}
        names={[...named, ...lines].filter((text) => langOf(text) === 'vi')}
      />
    </footer>
  );
}

/** The source lines of the first texts; of the others, where there are many, once the foot of the list is seen. */
function useSourceLines(items: NewsRows, isSeen: boolean): readonly string[] {
  const [found, setFound] = useState(() => begin(items));
  if (found.items !== items) setFound(begin(items));
  const { lines, read } = found;
  const isDone = read >= items.length || lines.length >= MOST_CREDITS;

  useEffect(() => {
    if (!isSeen || isDone) return;
    let isGone = false;
    void yieldToMain().then(() => {
      if (!isGone) setFound(readFurther);
    });
    return () => {
      isGone = true;
    };
  }, [isSeen, isDone, read]);
  return lines;
}

type Found = { items: NewsRows; lines: readonly string[]; read: number };

function begin(items: NewsRows): Found {
  return readFurther({ items, lines: [], read: 0 });
}

function readFurther({ items, lines, read }: Found): Found {
  const next = items.slice(read, read + SLICE);
  const more = next.flatMap((item) => (item.source === null ? (summaryOf(item).credit ?? []) : []));
  return { items, lines: [...new Set([...lines, ...more])], read: read + SLICE };
}

/** Whom a list of items is credited to, each once. */
export function sourcesOf(items: readonly Pick<Headline, 'source'>[]): string[] {
  const provider = newsProvider();
  return [...new Set(items.map(({ source }) => source ?? provider))];
}

/** The name of the news provider: the build's own word for it, else the host of its address. */
export function newsProvider(): string {
  const { VITE_NEWS_PROVIDER, VITE_NEWS_URL, VITE_API_URL } = variables();
  const address = VITE_NEWS_URL ?? VITE_API_URL ?? '';
  return VITE_NEWS_PROVIDER || new URL(address, window.location.href).host;
}
