import { Suspense } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Empty, Skeleton } from '../../ui/PanelState';
import { part } from '../../ui/part';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { BY_ITSELF, useRefresh } from '../shared/Live';
import { FeedFailed } from '../shared/feed/FeedFailed';
import { useBoard } from '../shared/screen/useBoard';
import { tabs, useBoardView } from './useBoardView';
import { BoardPanel } from './BoardPanel';
import type { Lists } from './lists';
import { MapPanel } from './MapPanel';
import { Movers } from './Movers';
import styles from './Market.module.css';

const ScreenPanel = part(() => import('./screen/ScreenPanel'), 'ScreenPanel', { texts: 'screen' });

/** The whole market: a board, a map, its movers and a filter, from the same listing and quotes. */
export function Market({ lists }: { lists: Lists }) {
  const t = useT();
  const { tab, setTab } = useBoardView();
  const { rows, error, refresh, ...lacking } = useBoard();
  const { onRetry } = lacking;
  useRefresh(refresh, { ...BY_ITSELF, error });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('page.market')}</h1>
        <Tabs
          id="market"
          label={t('page.market')}
          tabs={tabs.map((each) => ({ id: each, title: t(`board.tab.${each}`) }))}
          open={tab}
          onOpen={setTab}
        />
      </div>
      <TabPanel id="market" open={tab}>
        {rows === undefined && (
          <Panel title={t(`board.tab.${tab}`)}>
            {error ? (
              <FeedFailed error={error} title={t('board.failed')} onRetry={onRetry} />
            ) : (
              <Skeleton rows={16} />
            )}
          </Panel>
        )}
        {rows === null && <NoListing />}
        {rows && tab === 'map' && <MapPanel rows={rows} lacking={lacking} />}
        {rows && tab === 'movers' && <Movers rows={rows} lacking={lacking} />}
        {rows && tab === 'filter' && (
          <Suspense
            fallback={
              <Panel title={t('board.tab.filter')}>
                <Skeleton rows={16} />
              </Panel>
            }
          >
            <ScreenPanel rows={rows} lists={lists} lacking={lacking} />
          </Suspense>
        )}
        {rows && tab === 'board' && <BoardPanel rows={rows} lists={lists} lacking={lacking} />}
      </TabPanel>
    </>
  );
}

/** Says that the feed has no listing, and leads to what works without one. */
function NoListing() {
  const t = useT();
  return (
    <Panel title={t('page.market')}>
      <Empty
        title={t('board.noListing')}
        hint={
          <>
            {t('board.noListingHint')} <Link href="/">{t('page.home')}</Link> ·{' '}
            <Link href="/whale">{t('page.whale')}</Link>
          </>
        }
      />
    </Panel>
  );
}
