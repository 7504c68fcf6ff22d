import { Suspense, useState, useSyncExternalStore } from 'react';
import { useSearch } from '../../app/router/navigation';
import { AlertButton } from '../shared/AlertButton';
import { useNeighbours } from '../shared/WatchlistContext';
import { PositionProvider } from '../shared/position/PositionContext';
import { ChartPanel } from './ChartPanel';
import { useInstrument } from '../../graph/useInstrument';
import { QuoteLine } from './QuoteLine';
import { QuotePanel } from './QuotePanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { WatchlistStar } from '../watchlist/WatchlistStar';
import { replayIn } from './replay/replay-day';
import { isIndex, securityKindOf } from '../../market/exchange';
import { part } from '../../ui/part';
import { Panels } from '../../ui/ErrorBoundary';
import { mediaQuery } from '../../ui/media-query';
import styles from './TechnicalPage.module.css';

const WhyPanel = part(() => import('../signals/why/WhyPanel'), 'WhyPanel', {
  texts: ['signal', 'desk'],
  when: 'idle',
});

const CompanyPanel = part(() => import('./company/CompanyPanel'), 'CompanyPanel', {
  texts: 'signal',
  when: 'idle',
});

const NotePanel = part(() => import('../desk/NotePanel'), 'NotePanel', { texts: 'desk', when: 'idle' });

const OrderBookPanel = part(() => import('./order-book/OrderBookPanel'), 'OrderBookPanel', {
  texts: 'chart',
  when: 'idle',
});

const KeyedAddress = part(() => import('./KeyedAddress'), 'KeyedAddress', { texts: 'symbol' });

const ReplayPage = part(() => import('./replay/ReplayPage'), 'ReplayPage', { texts: ['signal', 'desk'] });

/** As wide a window has room for the order book beside the quote. */
const room = mediaQuery('(min-width: 100rem)');

/**
 * One symbol's price, chart, signal explanation, order book, company and note, beside the watchlist. Indices and warrants have
 * no signals, and an index no orders.
 */
export default function TechnicalPage({ params }: { params: Record<string, string> }) {
  const symbol = params['symbol'] ?? '';
  const neighbours = useNeighbours();
  const replayed = replayIn(useSearch());
  const hasRoom = useSyncExternalStore(room.subscribe, room.matches, room.matches);
  const hasOrders = !isIndex(symbol);
  const [hasReplayed, setHasReplayed] = useState(false);
  if (replayed !== null && !hasReplayed) setHasReplayed(true);

  // No symbol has a letter with a mark; an input method puts them into addresses too.
  if (/\P{ASCII}/u.test(symbol)) {
    return (
      <div className="columns columns-stretched">
        <div className="stack">
          <Suspense>
            <KeyedAddress text={symbol} />
          </Suspense>
        </div>
        <WatchlistPanel opened={null} />
      </div>
    );
  }

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
        <PositionProvider>
          <Panels>
            <QuotePanel symbol={symbol} star={isIndex(symbol) ? null : <Actions symbol={symbol} />} />
            <ChartPanel symbol={symbol} neighbours={neighbours} isBackFromReplay={hasReplayed} />
            {securityKindOf(symbol) !== null && (
              <Suspense fallback={<div className={`panel ${styles.why}`} />}>
                <WhyPanel symbol={symbol} quote={<QuoteLine symbol={symbol} />} />
              </Suspense>
            )}
            {hasOrders && !hasRoom && (
              <Suspense fallback={<div className={`panel ${styles.folded}`} />}>
                <OrderBookPanel symbol={symbol} isFolded />
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
        </PositionProvider>
      </div>
      <Panels>
        <div className={styles.side}>
          {hasOrders && hasRoom && (
            <Suspense fallback={<div className={`panel ${styles.book}`} />}>
              <OrderBookPanel symbol={symbol} isFolded={false} />
            </Suspense>
          )}
          <WatchlistPanel opened={symbol} />
        </div>
      </Panels>
    </div>
  );
}

/** What may be done with a symbol: follow it on the person's list, and be alerted. */
function Actions({ symbol }: { symbol: string }) {
  const { quote } = useInstrument(symbol);
  return (
    <>
      <WatchlistStar symbol={symbol} />
      <AlertButton className={styles.alert} symbol={symbol} price={quote.price} />
    </>
  );
}
