import { keepExchanges } from '../feed/known-exchanges';
import { readBoardQuotes } from '../readers/board-quotes';
import { readSymbols, readSymbol } from '../readers/instrument';
import { readOrderBook } from '../readers/order-book';
import { readQuotes } from '../readers/quotes';
import type {
  SubscriptionBoardQuotesArgs,
  SubscriptionOrderBookArgs,
  SubscriptionQuotesArgs,
} from '../resolvers.types';
import type { Follow } from './price-stream';

/** Creates the root value of subscriptions: what each field of `Subscription` follows, and how rows become its events. */
export function createStreamedFields(follow: Follow, session: object) {
  return {
    quotes: ({ symbols }: SubscriptionQuotesArgs) =>
      follow({ symbols: readSymbols(symbols), depth: [] }, (d) => {
        const quotes = keepExchanges(session, [...readQuotes({ d }).values()]);
        return quotes.length > 0 ? { quotes } : null;
      }),
    boardQuotes: ({ symbols }: SubscriptionBoardQuotesArgs) =>
      follow({ symbols: readSymbols(symbols), depth: [] }, (d) => {
        const boardQuotes = keepExchanges(session, readBoardQuotes({ d }));
        return boardQuotes.length > 0 ? { boardQuotes } : null;
      }),
    orderBook: ({ symbol }: SubscriptionOrderBookArgs) => {
      const ticker = readSymbol(symbol);
      return follow({ symbols: [], depth: ticker === null ? [] : [ticker] }, (d) => {
        const orderBook = ticker && readOrderBook({ d }, ticker);
        return orderBook ? { orderBook } : null;
      });
    },
  };
}
