import { asRecord } from '../../lib/json';
import { exchangeOf } from '../../market/exchange';
import { nullIfNotFound, nullIfUnsupported } from '../../rest/errors';
import type { Sources } from '../backend';
import { readBars } from '../readers/bars';
import { readName } from '../readers/name';
import { newestSession } from '../readers/trading-day';
import { readQuotes } from '../readers/quotes';
import { readSymbol } from '../readers/symbol';
import type { Instrument, Resolvers } from '../resolvers.types';
import { historyPath } from './candle';

export const instrument: Resolvers = {
  Query: {
    quotes: async (_root, { symbols }, { feed }) => {
      const asked = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
      const quotes = await Promise.all(portions(asked).map((portion) => quotesOf(feed, portion)));
      return asked.flatMap((symbol) => quotes.flatMap((portion) => portion?.get(symbol) ?? []));
    },
    instrument: async (_root, { symbol }, { feed }) => {
      const asked = readSymbol(symbol);
      if (asked === null) return null;
      return (await quotesOf(feed, [asked]))?.get(asked) ?? (await fromHistory(feed, asked));
    },
  },
};

// Longer addresses are refused by many a server.
const MOST_SYMBOLS = 400;

function portions(symbols: readonly string[]) {
  const count = Math.ceil(symbols.length / MOST_SYMBOLS);
  return Array.from({ length: count }, (_, n) => symbols.slice(n * MOST_SYMBOLS, (n + 1) * MOST_SYMBOLS));
}

async function quotesOf(feed: Sources['feed'], symbols: readonly string[]) {
  try {
    return readQuotes(await feed(`quotes?symbols=${symbols.map(encodeURIComponent).join(',')}`));
  } catch (error) {
    return nullIfUnsupported(error);
  }
}

/**
 * The newest session from the calls that every feed has: the description of a symbol, and its last two bars. One that
 * the server lacks is done without; one that fails fails the whole, so that it is asked again.
 */
async function fromHistory(feed: Sources['feed'], symbol: string): Promise<Instrument | null> {
  const [description, history] = await Promise.allSettled([
    feed(`symbols?symbol=${encodeURIComponent(symbol)}`)
      .then(asRecord)
      .catch(nullIfNotFound),
    feed(historyPath({ symbol, resolution: 'D', countback: 2 }))
      .then(readBars)
      .catch(nullIfNotFound),
  ]);
  if (history.status === 'rejected') throw history.reason;
  if (description.status === 'rejected') throw description.reason;
  const [about, bars] = [description.value, history.value];

  const isUnknown = about?.['s'] === 'error' || bars?.availability === 'UNKNOWN_SYMBOL';
  if (isUnknown || (about === null && bars?.availability !== 'READY')) return null;

  const exchange = exchangeOf(about?.['exchange-traded']) ?? exchangeOf(about?.['exchange']);
  return {
    ...newestSession({ symbol, exchange, candles: bars?.candles }),
    name: readName(about?.['description'], symbol),
  };
}
