import type { ApolloClient } from '@apollo/client';
import type { BoardQuote, BoardQuotes } from '../../graph/board-values';
import { OrderBookDocument } from '../../graph/order-book.generated';
import {
  StreamedBoardQuotesDocument,
  StreamedOrderBookDocument,
  StreamedQuotesDocument,
} from '../../graph/streamed.generated';
import { runAfter } from '../../lib/schedule';
import { laterMatch } from '../../market/quote';
import { newestQuotes } from './screen/newest-quotes';

/** Brings the newest quotes of symbols to the instruments that all panels share; returns a function that ends it. */
export function followQuotes(client: ApolloClient, symbols: readonly string[]): () => void {
  const subscription = client
    .subscribe({ query: StreamedQuotesDocument, variables: { symbols: [...symbols] } })
    .subscribe({});
  return () => subscription.unsubscribe();
}

/** Keeps the order book of a symbol as the feed sends it; returns a function that ends it. */
export function followOrderBook(client: ApolloClient, symbol: string): () => void {
  const variables = { symbol };
  const subscription = client
    .subscribe({ query: StreamedOrderBookDocument, variables, fetchPolicy: 'no-cache' })
    .subscribe(({ data }) => {
      if (data?.orderBook)
        client.writeQuery({ query: OrderBookDocument, variables, data: { orderBook: data.orderBook } });
    });
  return () => subscription.unsubscribe();
}

/** How often a board settles at most, in ms: it is read while it is sorted by what changes. */
const BOARD_INTERVAL = 500;

type Settling = {
  readonly onQuote?: (quote: BoardQuote) => void;
  /** Takes over the newest quotes; what it leaves waits for the next time. Called once more when none have come. */
  readonly settle: (newest: Map<string, BoardQuote>) => void;
};

/** Follows board quotes, which settle at once and then at most twice a second; returns a function that ends it. */
function followSettled(
  client: ApolloClient,
  symbols: readonly string[],
  { onQuote, settle }: Settling,
): () => void {
  const newest = new Map<string, BoardQuote>();
  let cancel: (() => void) | null = null;
  const run = () => {
    cancel = null;
    const isIdle = newest.size === 0;
    settle(newest);
    if (!isIdle) cancel = runAfter(BOARD_INTERVAL, run);
  };
  const variables = { symbols: [...symbols] };
  const subscription = client
    .subscribe({ query: StreamedBoardQuotesDocument, variables, fetchPolicy: 'no-cache' })
    .subscribe(({ data }) => {
      for (const quote of data?.boardQuotes ?? []) {
        newest.set(quote.symbol, quote);
        onQuote?.(quote);
      }
      if (cancel === null) run();
    });
  return () => {
    subscription.unsubscribe();
    cancel?.();
  };
}

/** Hands over the newest quotes of symbols as the feed sends them, at most twice a second; returns a function that ends it. */
export function followQuotedRows(
  client: ApolloClient,
  symbols: readonly string[],
  take: (quotes: readonly BoardQuote[]) => void,
): () => void {
  return followSettled(client, symbols, {
    settle(newest) {
      if (newest.size > 0) take([...newest.values()]);
      newest.clear();
    },
  });
}

/** A board with newer quotes, of each symbol the one that was matched later. */
function boardWith({ rows }: BoardQuotes, quotes: Iterable<BoardQuote>, now: Date): BoardQuotes {
  const newest = new Map(rows.map((quote) => [quote.symbol, quote]));
  for (const quote of quotes) newest.set(quote.symbol, laterMatch(newest.get(quote.symbol), quote, now));
  return { rows: [...newest.values()] };
}

/** How many boards are followed; what is newer than they are is common to all. */
let boards = 0;

/**
 * Keeps the quotes of a board as the feed sends them: rows in view change with each frame, the board at most twice a second.
 * Returns a function that ends it.
 */
export function followBoard(client: ApolloClient, symbols: readonly string[], now: () => Date): () => void {
  boards += 1;
  const end = followSettled(client, symbols, {
    onQuote: newestQuotes.set,
    settle(newest) {
      // By now the rows of the board have rendered with what it took over last time.
      newestQuotes.drop([...newestQuotes.symbols()].filter((symbol) => !newest.has(symbol)));
      if (newest.size === 0) return;
      // Not `updateQuery`, which stringifies the variables, thousands of symbols, for each of its steps.
      client.cache.modify<{ boardQuotes: BoardQuotes | null }>({
        fields: {
          boardQuotes(known) {
            const board = known as BoardQuotes | null;
            // What comes before the board itself waits for it.
            if (board === null) return known;
            const settled = boardWith(board, newest.values(), now());
            newest.clear();
            return settled;
          },
        },
      });
    },
  });
  return () => {
    end();
    boards -= 1;
    if (boards === 0) newestQuotes.drop(newestQuotes.symbols());
  };
}
