import { exchangeOf } from '../../src/market/exchange';
import type { Listing } from '../listing/table';
import { typeOf } from './symbol';

type Query = Record<string, string | undefined>;

const MOST = 30;

/** The answer of /search: tickers that begin with the text, then names with a word that begins so; marks and case do not matter. */
export function search(listings: readonly Listing[], { query = '', type, exchange, limit }: Query) {
  const text = fold(query.trim());
  const isAsked = (listing: Listing) =>
    (!type || type === typeOf(listing)) && (!exchange || exchangeOf(exchange) === listing.exchange);
  const asked = listings.filter(isAsked);
  const byTicker = asked.filter(({ symbol }) => fold(symbol).startsWith(text));
  const byName = asked.filter(({ name, fullName }) => fold(` ${name} ${fullName}`).includes(` ${text}`));
  return [...new Set([...byTicker, ...byName])]
    .slice(0, Number(limit) > 0 ? Number(limit) : MOST)
    .map((listing) => ({
      symbol: listing.symbol,
      full_name: `${listing.exchange}:${listing.symbol}`,
      description: listing.name,
      exchange: listing.exchange,
      ticker: listing.symbol,
      type: typeOf(listing),
    }));
}

function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
