import { useQuery } from '@apollo/client/react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { OrderBook } from '../../../graph/board-values';
import { useInstrument } from '../../../graph/useInstrument';
import type { LoadContext } from '../../../graph/session-guard';
import { useT } from '../../../i18n/useT';
import { auctionAt, type Auction } from '../../../market/clock';
import { priceClass } from '../../../market/price-class';
import { Skeleton } from '../../../ui/PanelState';
import { BY_ITSELF, useRefresh } from '../../shared/Live';
import { useStreamed } from '../../shared/useStreamed';
import { FeedFailed, FeedFailedLine } from '../../shared/feed/FeedFailed';
import { BookFacts } from './BookFacts';
import { Ladder } from './Ladder';
import { Matches } from './Matches';
import type { ClassOf } from './class-of';
import { OrderBookDocument } from '../../../graph/order-book.generated';
import styles from './OrderBookPanel.module.css';

/** Behind the chart on screen. */
const BEHIND: LoadContext = { priority: 'neighbour' };

/** What waits and what was matched last, as fresh as the prices; a line where the feed has nothing of it. */
export function Book({ symbol }: { symbol: string }) {
  const t = useT();
  const { data, error, refetch } = useQuery(OrderBookDocument, {
    variables: { symbol },
    fetchPolicy: 'cache-and-network',
    context: BEHIND,
  });
  useRefresh(() => refetch(), { ...BY_ITSELF, error });
  useStreamed(symbol, (streaming, client) => streaming.followOrderBook(client, symbol));
  const { exchange, quote } = useInstrument(symbol);
  const { reference, ceiling, floor } = quote;
  const auction = auctionAt(exchange, useMarketTime());
  const classOf: ClassOf = (price) => priceClass({ price, reference, ceiling, floor });
  const book = data?.orderBook;
  const retry = () => void refetch().catch(() => {});

  if (!data && error) return <FeedFailed error={error} title={t('orderBook.failed')} onRetry={retry} />;
  if (!data) return <Skeleton rows={8} />;
  return (
    <>
      {error && <FeedFailedLine error={error} title={t('orderBook.failed')} onRetry={retry} />}
      {book && hasOrders(book, auction) ? (
        <div className={styles.book}>
          <BookFacts book={book} auction={auction} classOf={classOf} />
          {book.bids.length + book.asks.length > 0 && <Ladder book={book} classOf={classOf} />}
          {book.matches.length > 0 && <Matches matches={book.matches} classOf={classOf} />}
        </div>
      ) : (
        <p className={styles.none}>{t('orderBook.none')}</p>
      )}
    </>
  );
}

function hasOrders({ bids, asks, matches, ...others }: OrderBook, auction: Auction | null) {
  const { foreignBuy, foreignSell, foreignRoom, expectedPrice } = others;
  return (
    bids.length + asks.length + matches.length > 0 ||
    foreignRoom !== null ||
    (foreignBuy !== null && foreignSell !== null) ||
    (auction !== null && expectedPrice !== null)
  );
}
