import { Suspense } from 'react';
import { useNeighbours } from '../frame/Watchlist';
import { ChartPanel } from './ChartPanel';
import { QuotePanel } from './QuotePanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { securityKindOf } from '../../market/exchange';
import { Panels } from '../../ui/ErrorBoundary';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import '../frame/columns.css';

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
        <Panels>
          <QuotePanel symbol={symbol} />
          <ChartPanel symbol={symbol} neighbours={neighbours} />
          {securityKindOf(symbol) !== null && (
            <Suspense>
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
