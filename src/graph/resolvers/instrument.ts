import { asRecord } from '../../lib/json';
import { asOf } from '../../market/clock';
import { isIndex, type Exchange } from '../../market/exchange';
import type { Quote } from '../../market/quote';
import { nullIfNotFound } from '../../rest/errors';
import type { Sources } from '../backend';
import { nullIf, readable } from '../feed-reason';
import { keepExchanges } from '../feed/known-exchanges';
import { loadBars } from '../feed/load-bars';
import { loadQuotes } from '../feed/load-quotes';
import { readCompany } from '../readers/company';
import { readExchange } from '../readers/exchange';
import { readName, readSymbol } from '../readers/instrument';
import { quoteOfBars } from '../readers/trading-day';
import { readQuotes } from '../readers/quotes';
import type { Instrument, Resolvers } from '../resolvers.types';

export const instrument: Resolvers = {
  Query: {
    quotes: async (_root, { symbols }, sources) => {
      const tickers = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
      const batches = (await loadQuotes(sources, tickers, readQuotes).catch(nullIf('UNKNOWN_SYMBOL'))) ?? [];
      return keepExchanges(
        sources.session,
        tickers.flatMap((symbol) => batches.flatMap((batch) => batch.get(symbol) ?? [])),
      );
    },
    company: async (_root, { symbol }, { feed }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const about = await feed(symbolsPath(ticker)).catch(nullIf('LACKS', 'UNKNOWN_SYMBOL'));
      return about === null ? null : readCompany(about, ticker);
    },
    instrument: async (_root, { symbol }, sources) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const [quotes] = (await loadQuotes(sources, [ticker], readQuotes).catch(nullIfUnquoted)) ?? [];
      const found = quotes?.get(ticker) ?? (await fromHistory(sources, ticker));
      if (found) keepExchanges(sources.session, [found]);
      return found;
    },
  },
};

/** The path of what a feed says about a symbol. */
export function symbolsPath(symbol: string) {
  return `symbols?symbol=${encodeURIComponent(symbol)}`;
}

/** For `catch` on a quote, in whose place the last bars stand. */
const nullIfUnquoted = nullIf('REFUSED', 'UNREADABLE', 'UNKNOWN_SYMBOL');

type Closed = { symbol: string; exchange: Exchange | null; closed: Quote };

/** The quote of a last bar; while its days end before the running one, that of the newest minute, where the feed has any. */
async function current(sources: Sources, { closed, ...instrument }: Closed): Promise<Quote> {
  const now = sources.now?.();
  const running = now && asOf(now);
  if (running?.kind !== 'minute' || closed.day === null || closed.day >= running.day) return closed;
  const { quoteOfMinutes } = await import('../newest-minute');
  return quoteOfMinutes(sources, now!, { ...instrument, closed });
}

/**
 * The newest trading day from the calls that every feed has: the description of a symbol, and its last two bars. Bars that the
 * feed lacks are left out, and a description that it lacks or does not say readably; what is not reached fails the whole, so that
 * a retry requests it again.
 */
async function fromHistory(sources: Sources, symbol: string): Promise<Instrument | null> {
  const [description, history] = await Promise.allSettled([
    sources
      .feed(symbolsPath(symbol))
      .then(asRecord)
      .catch(nullIf('LACKS', 'REFUSED', 'UNREADABLE')),
    loadBars(sources, { symbol, resolution: 'DAY', countback: 2 }).catch(nullIfNotFound),
  ]);
  if (history.status === 'rejected') throw history.reason;
  if (description.status === 'rejected') throw description.reason;
  const [about, bars] = [description.value, history.value];

  // What came and is not readable is not the same as a day without a match.
  readable(bars);

  const isUnknown = about?.['s'] === 'error' || bars?.availability === 'UNKNOWN_SYMBOL';
  if (isUnknown || (about === null && bars?.availability !== 'READY')) return null;

  const isFeedsIndex = about?.['type'] === 'index';
  // What a feed calls an index has no limits, whatever its symbol.
  const exchange = isFeedsIndex && !isIndex(symbol) ? null : readExchange(about);
  const closed = quoteOfBars({ symbol, exchange, candles: bars?.candles, isIndex: isFeedsIndex });
  return {
    symbol,
    exchange,
    name: readName(about?.['description'], symbol),
    quote: closed && (await current(sources, { symbol, exchange, closed })),
  };
}
