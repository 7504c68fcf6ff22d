import { useNeighbours } from '../actors/Watchlist';
import { ChartPanel } from '../features/technical/ChartPanel';
import { QuotePanel } from '../features/technical/QuotePanel';
import { WatchlistPanel } from '../features/watchlist/WatchlistPanel';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import './columns.css';

/** One symbol's price and chart, beside the list that leads to the next one. */
export default function TechnicalPage({ params }: { params: Record<string, string> }) {
  const symbol = (params['symbol'] ?? '').trim().toUpperCase();
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
      </div>
      <ErrorBoundary>
        <WatchlistPanel opened={symbol} />
      </ErrorBoundary>
    </div>
  );
}
