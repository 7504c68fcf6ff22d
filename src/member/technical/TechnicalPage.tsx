import { Suspense } from 'react';
import { useNeighbours } from '../frame/Watchlist';
import { ChartPanel } from './ChartPanel';
import { QuotePanel } from './QuotePanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { withSignalMessages } from '../../i18n/signal';
import { securityKindOf } from '../../market/exchange';
import { lazyOnIdle } from '../../ui/lazy-on-idle';
import { Panels } from '../../ui/ErrorBoundary';
import styles from './TechnicalPage.module.css';

const WhyPanel = lazyOnIdle(
  async () => (await withSignalMessages(import('../signals/why/WhyPanel'))).WhyPanel,
);

/** One symbol's price, chart and signal explanation, beside the watchlist. Indices and warrants have no signals. */
export default function TechnicalPage({ params }: { params: Record<string, string> }) {
  const symbol = params['symbol'] ?? '';
  const neighbours = useNeighbours();

  return (
    <div className="columns columns-stretched">
      <div className="stack">
        <Panels>
          <QuotePanel symbol={symbol} />
          <ChartPanel symbol={symbol} neighbours={neighbours} />
          {securityKindOf(symbol) !== null && (
            <Suspense fallback={<div className={`panel ${styles.why}`} />}>
              <WhyPanel symbol={symbol} />
            </Suspense>
          )}
        </Panels>
      </div>
      <Panels>
        <WatchlistPanel opened={symbol} />
      </Panels>
    </div>
  );
}
