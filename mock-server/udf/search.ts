import { exchangeOf } from '../../src/market/exchange';
import type { Listing } from '../listing/table';
import { indexCodes } from '../simulator/indices/index-summary';
import { indexNamed, listed, type Instrument } from './symbol';

type Query = Record<string, string | undefined>;

const MOST = 30;

/**
 * The answer of /search: tickers that begin with the text, then names with a word that begins so, stocks before
 * indices; marks and case do not matter.
 */
export function search(listings: readonly Listing[], { query = '', type, exchange, limit }: Query) {
  const text = fold(query.trim());
  const isAsked = (instrument: Instrument) =>
    (!type || type === instrument.type) && (!exchange || exchangeOf(exchange) === instrument.exchange);
  const asked = [...listings.map(listed), ...indexCodes.map(indexNamed)].filter(isAsked);
  const byTicker = asked.filter(({ symbol }) => fold(symbol).startsWith(text));
  const byName = asked.filter(({ name, fullName }) => fold(` ${name} ${fullName}`).includes(` ${text}`));
  return [...new Set([...byTicker, ...byName])]
    .slice(0, Number(limit) > 0 ? Number(limit) : MOST)
    .map((instrument) => ({
      symbol: instrument.symbol,
      full_name: `${instrument.exchange}:${instrument.symbol}`,
      description: instrument.name,
      exchange: instrument.exchange,
      ticker: instrument.symbol,
      type: instrument.type,
    }));
}

function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
