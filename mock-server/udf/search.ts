import { exchangeOf } from '../../src/market/exchange';
import { fold } from '../fold';
import type { Listing } from '../listing/table';
import { indexCodes } from '../simulator/simulator';
import { indexInstrument, listedInstrument, type Instrument } from './symbol';

type Query = Record<string, string | undefined>;

const MAX_RESULTS = 30;

/**
 * The response of /search: tickers that start with the text, then names with a word that does, stocks before indices;
 * diacritics and case are ignored.
 */
export function search(listings: readonly Listing[], { query = '', type, exchange, limit }: Query) {
  const text = fold(query.trim());
  const isRequested = (instrument: Instrument) =>
    (!type || type === instrument.type) && (!exchange || exchangeOf(exchange) === instrument.exchange);
  const candidates = [...listings.map(listedInstrument), ...indexCodes.map(indexInstrument)].filter(
    isRequested,
  );
  const byTicker = candidates.filter(({ symbol }) => fold(symbol).startsWith(text));
  const byName = candidates.filter(({ name, fullName }) => fold(` ${name} ${fullName}`).includes(` ${text}`));
  return [...new Set([...byTicker, ...byName])]
    .slice(0, Number(limit) > 0 ? Number(limit) : MAX_RESULTS)
    .map((instrument) => ({
      symbol: instrument.symbol,
      full_name: `${instrument.exchange}:${instrument.symbol}`,
      description: instrument.name,
      exchange: instrument.exchange,
      ticker: instrument.symbol,
      type: instrument.type,
    }));
}
