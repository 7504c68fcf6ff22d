import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { Foreign } from '../../ui/Foreign';
import type { HeadlineFragment } from './news.generated';
import { summaryOf } from './summary';

const MOST_CREDITS = 5;

/** The publications of the items, the provider for those that name none, and the source lines of their texts. */
export function Credits({ items }: { items: readonly HeadlineFragment[] }) {
  const t = useT();
  const named = sourcesOf(items).slice(0, MOST_CREDITS);
  const lines = items.flatMap((item) => (item.source === null ? (summaryOf(item).credit ?? []) : []));
  const credits = [t('news.sources', { sources: named.join(', ') }), ...new Set(lines)];
  return (
    <footer className="panel-foot">
      <Foreign
        text={credits.slice(0, MOST_CREDITS).join(' · ')}
        names={[...named, ...lines].filter((text) => langOf(text) === 'vi')}
      />
    </footer>
  );
}

/** Whom a list of items is credited to, each once. */
export function sourcesOf(items: readonly Pick<HeadlineFragment, 'source'>[]): string[] {
  return [...new Set(items.map(({ source }) => source ?? newsProvider()))];
}

/** The name of the news provider: the build's own word for it, else the host of its address. */
export function newsProvider(): string {
  const { VITE_NEWS_PROVIDER, VITE_NEWS_URL, VITE_API_URL } = import.meta.env;
  const address = VITE_NEWS_URL ?? VITE_API_URL ?? '';
  return VITE_NEWS_PROVIDER || new URL(address, window.location.href).host;
}
