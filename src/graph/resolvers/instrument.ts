import { asRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Day } from '../../market/day';
import { exchangeOf } from '../../market/exchange';
import { nullIfNotFound, nullIfUnsupported } from '../../rest/errors';
import type { Sources } from '../backend';
import { readBars } from '../readers/bars';
import { readName, readSymbol } from '../readers/instrument';
import { newestTradingDay } from '../readers/trading-day';
import { readQuotes } from '../readers/quotes';
import type { Instrument, Resolvers } from '../resolvers.types';
import { historyPath } from './candle';

export const instrument: Resolvers = {
  Query: {
    quotes: async (_root, { symbols }, { feed }) => {
      const tickers = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
      const quotes = await Promise.all(batchesOf(tickers).map((batch) => loadQuotes(feed, batch)));
      return tickers.flatMap((symbol) => quotes.flatMap((batch) => batch?.get(symbol) ?? []));
    },
    company: async (_root, { symbol }, { feed }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const about = asRecord(await feed(symbolsPath(ticker)).catch(nullIfUnsupported));
      if (about === null || about['s'] === 'error') return null;
      return { symbol: ticker, fullName: asLine(about['full_name']), sector: asLine(about['sector']) };
    },
    instrument: async (_root, { symbol }, { feed, today }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      return (await loadQuotes(feed, [ticker]))?.get(ticker) ?? (await fromHistory(feed, ticker, today?.()));
    },
  },
};

// Many servers reject longer addresses.
const MAX_SYMBOLS = 400;

/** The symbols of each request for quotes. */
export function batchesOf(symbols: readonly string[]) {
  const count = Math.ceil(symbols.length / MAX_SYMBOLS);
  return Array.from({ length: count }, (_, n) => symbols.slice(n * MAX_SYMBOLS, (n + 1) * MAX_SYMBOLS));
}

export function quotesPath(symbols: readonly string[]) {
  return `quotes?symbols=${symbols.map(encodeURIComponent).join(',')}`;
}

/** The path of what a feed says about a symbol. */
export function symbolsPath(symbol: string) {
  return `symbols?symbol=${encodeURIComponent(symbol)}`;
}

async function loadQuotes(feed: Sources['feed'], symbols: readonly string[]) {
  try {
    return readQuotes(await feed(quotesPath(symbols)));
  } catch (error) {
    return nullIfUnsupported(error);
  }
}

/**
 * The newest trading day from the calls that every feed has: the description of a symbol, and its last two bars. A call
 * that the server lacks is left out; a failed one fails the whole, so that a retry requests it again.
 */
async function fromHistory(
  feed: Sources['feed'],
  symbol: string,
  today: Day | undefined,
): Promise<Instrument | null> {
  const [description, history] = await Promise.allSettled([
    feed(symbolsPath(symbol)).then(asRecord).catch(nullIfNotFound),
    feed(historyPath({ symbol, resolution: 'D', countback: 2 }))
      .then((response) => readBars(response, { today }))
      .catch(nullIfNotFound),
  ]);
  if (history.status === 'rejected') throw history.reason;
  if (description.status === 'rejected') throw description.reason;
  const [about, bars] = [description.value, history.value];

  const isUnknown = about?.['s'] === 'error' || bars?.availability === 'UNKNOWN_SYMBOL';
  if (isUnknown || (about === null && bars?.availability !== 'READY')) return null;

  const exchange = exchangeOf(about?.['exchange-traded']) ?? exchangeOf(about?.['exchange']);
  return {
    ...newestTradingDay({ symbol, exchange, candles: bars?.candles }),
    name: readName(about?.['description'], symbol),
  };
}
