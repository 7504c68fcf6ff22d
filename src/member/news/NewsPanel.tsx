import { useApolloClient, useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { DeferredRender } from '../../ui/DeferredRender';
import { FilteredPanel } from '../../ui/filter/FilteredPanel';
import { useHasWorkingPanel } from '../../ui/page-panels';
import { Empty, Skeleton } from '../../ui/PanelState';
import { useKeptHeight } from '../../ui/waiting';
import { LoadFailedLine } from '../shared/LoadFailed';
import { NewsDocument } from './news.generated';
import styles from './NewsPanel.module.css';

const NewsFilterForm = part(() => import('./filter/NewsFilterForm'), 'NewsFilterForm');
const NewsList = part(() => import('./NewsList'), 'NewsList', { when: 'idle' });

/** The provider's headlines, newest first, and their filters. The sanitiser is loaded with the first item. */
export function NewsPanel() {
  const t = useT();
  const client = useApolloClient();
  const [isKnown] = useState(() => client.readQuery({ query: NewsDocument }) !== null);

  return (
    <FilteredPanel title={t('news.title')} filter={t('news.filter')} form={<NewsFilterForm />}>
      <DeferredRender isKnown={isKnown} fallback={<NewsLoading />}>
        <Headlines isKnown={isKnown} />
      </DeferredRender>
    </FilteredPanel>
  );
}

function Headlines({ isKnown }: { isKnown: boolean }) {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(NewsDocument, { fetchPolicy: 'cache-and-network' });
  const items = (data ?? previousData)?.news;

  return (
    <>
      {!items && !error && <NewsLoading />}
      {error && <LoadFailedLine error={error} text={t('news.loading')} onRetry={() => void refetch()} />}
      {error && <NewsFailed />}
      {items?.length === 0 && <Empty title={t('news.empty')} hint={t('news.emptyHint')} />}
      {items && items.length > 0 && (
        <DeferredRender isKnown={isKnown} fallback={<NewsLoading />}>
          <Suspense fallback={<NewsLoading />}>
            <NewsList items={items} />
          </Suspense>
        </DeferredRender>
      )}
    </>
  );
}

/** Beside the text that stays while the news are missing: what is wrong. */
function NewsFailed() {
  const t = useT();
  const hasWorkingPanel = useHasWorkingPanel();
  return (
    <div className={styles.hint}>
      <p className="semibold">{t('news.failed')}</p>
      <p className="text-2">
        {t('news.failedHint')} {hasWorkingPanel && <span>{t('app.failedHint')}</span>}
      </p>
    </div>
  );
}

function NewsLoading() {
  const t = useT();
  const kept = useKeptHeight<HTMLParagraphElement>();
  return (
    <>
      <p ref={kept} className={`${styles.hint} text-2`}>
        {t('news.loading')}
      </p>
      <Skeleton rows={8} isApart />
    </>
  );
}
