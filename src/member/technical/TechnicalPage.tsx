import { useFragment } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from '../../app/router/navigation';
import { AlertButton } from '../shared/AlertButton';
import { useNeighbours } from '../shared/WatchlistContext';
import { ChartPanel } from './ChartPanel';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { QuotePanel } from './QuotePanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { WatchlistStar } from '../watchlist/WatchlistStar';
import { withDeskMessages } from '../../i18n/desk';
import { withSignalMessages } from '../../i18n/signal';
import { replayIn } from './replay/replay-day';
import { isIndex, securityKindOf } from '../../market/exchange';
import { lazyOnIdle } from '../../ui/lazy-on-idle';
import { Panels } from '../../ui/ErrorBoundary';
import styles from './TechnicalPage.module.css';

const WhyPanel = lazyOnIdle(
  async () => (await withSignalMessages(import('../signals/why/WhyPanel'))).WhyPanel,
);

const CompanyPanel = lazyOnIdle(
  async () => (await withSignalMessages(import('./company/CompanyPanel'))).CompanyPanel,
);

const NotePanel = lazyOnIdle(async () => (await withDeskMessages(import('../desk/NotePanel'))).NotePanel);

const ReplayPage = lazy(async () => ({
  default: (await withSignalMessages(import('./replay/ReplayPage'))).ReplayPage,
}));

/** One symbol's price, chart, signal explanation, company and note, beside the watchlist. Indices and warrants have no signals. */
export default function TechnicalPage({ params }: { params: Record<string, string> }) {
  const symbol = params['symbol'] ?? '';
  const neighbours = useNeighbours();
  const replayed = replayIn(useSearch());
  const [hasReplayed, setHasReplayed] = useState(false);
  if (replayed !== null && !hasReplayed) setHasReplayed(true);

  if (replayed !== null) {
    return (
      <Suspense>
        <ReplayPage symbol={symbol} day={replayed} />
      </Suspense>
    );
  }

  return (
    <div className="columns columns-stretched">
      <div className="stack">
        <Panels>
          <QuotePanel symbol={symbol} star={isIndex(symbol) ? null : <Actions symbol={symbol} />} />
          <ChartPanel symbol={symbol} neighbours={neighbours} isBackFromReplay={hasReplayed} />
          {securityKindOf(symbol) !== null && (
            <Suspense fallback={<div className={`panel ${styles.why}`} />}>
              <WhyPanel symbol={symbol} />
            </Suspense>
          )}
          {securityKindOf(symbol) !== null && (
            <Suspense>
              <CompanyPanel symbol={symbol} />
            </Suspense>
          )}
          <Suspense>
            <NotePanel symbol={symbol} />
          </Suspense>
        </Panels>
      </div>
      <Panels>
        <WatchlistPanel opened={symbol} />
      </Panels>
    </div>
  );
}

/** What may be done with a symbol: follow it on the person's list, and be alerted. */
function Actions({ symbol }: { symbol: string }) {
  const { data } = useFragment({ fragment: QuoteFragmentDoc, from: { __typename: 'Instrument', symbol } });
  return (
    <>
      <WatchlistStar symbol={symbol} />
      <AlertButton className={styles.alert} symbol={symbol} price={data.price ?? null} />
    </>
  );
}
