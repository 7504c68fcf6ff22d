import { useApolloClient, useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import { Later } from '../../ui/Later';
import { Panel } from '../../ui/Panel';
import { Empty, FailedLine, Skeleton } from '../../ui/PanelState';
import { NEWS } from './news.generated';
import './NewsPanel.css';

const NewsList = lazyOnIdle(async () => (await import('./NewsList')).NewsList);

/** The provider's headlines, newest first. The sanitiser is loaded with the first item. */
export function NewsPanel() {
  const t = useT();
  const client = useApolloClient();
  const [isKnown] = useState(() => client.readQuery({ query: NEWS }) !== null);

  return (
    <Panel className="news" name={t('news.title')} title={t('news.title')}>
      <Later isKnown={isKnown} fallback={<NewsLoading />}>
        <Headlines isKnown={isKnown} />
      </Later>
    </Panel>
  );
}

function Headlines({ isKnown }: { isKnown: boolean }) {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(NEWS, { fetchPolicy: 'cache-and-network' });
  const items = (data ?? previousData)?.news;

  return (
    <>
      {!items && !error && <NewsLoading />}
      {error && <FailedLine text={t('news.loading')} onRetry={() => void refetch()} />}
      {error && <p className="news-hint muted">{t('news.failedHint')}</p>}
      {items?.length === 0 && <Empty title={t('news.empty')} hint={t('news.emptyHint')} />}
      {items && items.length > 0 && (
        <Later isKnown={isKnown} fallback={<NewsLoading />}>
          <Suspense fallback={<NewsLoading />}>
            <NewsList items={items} />
          </Suspense>
        </Later>
      )}
    </>
  );
}

function NewsLoading() {
  const t = useT();
  return (
    <>
      <p className="news-hint muted">{t('news.loading')}</p>
      <Skeleton rows={8} />
    </>
  );
}
