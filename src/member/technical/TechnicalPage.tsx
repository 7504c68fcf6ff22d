import { Suspense } from 'react';
import { useNeighbours } from '../frame/Watchlist';
import { ChartPanel } from './ChartPanel';
import { QuotePanel } from './QuotePanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { securityKindOf } from '../../market/exchange';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { lazyOnIdle } from '../../ui/lazy-when-idle';

const WhyPanel = lazyOnIdle(async () => (await import('../signals/why/WhyPanel')).WhyPanel);

/**
 * One symbol's price, its chart and why it has a signal, beside the list that leads to the next one. Nobody buys an
 * index, and warrants are not what ideas are given on: these have no signals.
 */
export default function TechnicalPage({ params }: { params: Record<string, string> }) {
  const symbol = params['symbol'] ?? '';
  const neighbours = useNeighbours();

  return (
    <div className="columns columns-stretched">
      <div className="stack">
        <ErrorBoundary>
          <QuotePanel symbol={symbol} />
        </ErrorBoundary>
        <ErrorBoundary>
          <ChartPanel symbol={symbol} neighbours={neighbours} />
        </ErrorBoundary>
        {securityKindOf(symbol) !== null && (
          <ErrorBoundary>
            <Suspense>
              <WhyPanel symbol={symbol} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <ErrorBoundary>
        <WatchlistPanel opened={symbol} />
      </ErrorBoundary>
    </div>
  );
}
