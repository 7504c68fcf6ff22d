import { asRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { exchangeOf } from '../../market/exchange';
import { nullIfNotFound, nullIfUnsupported } from '../../rest/errors';
import type { Sources } from '../backend';
import { loadBars } from '../feed/load-bars';
import { loadQuotes } from '../feed/load-quotes';
import { readName, readSymbol } from '../readers/instrument';
import { newestTradingDay } from '../readers/trading-day';
import { readQuotes } from '../readers/quotes';
import type { Instrument, Resolvers } from '../resolvers.types';

export const instrument: Resolvers = {
  Query: {
    quotes: async (_root, { symbols }, sources) => {
      const tickers = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
      const batches = (await loadQuotes(sources, tickers, readQuotes)) ?? [];
      return tickers.flatMap((symbol) => batches.flatMap((batch) => batch.get(symbol) ?? []));
    },
    company: async (_root, { symbol }, { feed }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const about = asRecord(await feed(symbolsPath(ticker)).catch(nullIfUnsupported));
      if (about === null || about['s'] === 'error') return null;
      return { symbol: ticker, fullName: asLine(about['full_name']), sector: asLine(about['sector']) };
    },
    instrument: async (_root, { symbol }, sources) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const [quotes] = (await loadQuotes(sources, [ticker], readQuotes)) ?? [];
      return quotes?.get(ticker) ?? fromHistory(sources, ticker);
    },
  },
};

/** The path of what a feed says about a symbol. */
export function symbolsPath(symbol: string) {
  return `symbols?symbol=${encodeURIComponent(symbol)}`;
}

/**
 * The newest trading day from the calls that every feed has: the description of a symbol, and its last two bars. A call
 * that the server lacks is left out; a failed one fails the whole, so that a retry requests it again.
 */
async function fromHistory(sources: Sources, symbol: string): Promise<Instrument | null> {
  const [description, history] = await Promise.allSettled([
    sources.feed(symbolsPath(symbol)).then(asRecord).catch(nullIfNotFound),
    loadBars(sources, { symbol, resolution: 'DAY', countback: 2 }).catch(nullIfNotFound),
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
