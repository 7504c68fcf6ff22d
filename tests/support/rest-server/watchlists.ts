import type { Account } from './accounts';
import { done, fieldsOf, list, ok, refuse, type Calls } from './calls';
import { candlesOf } from './candles';
import { listing } from './listing';

/** Somebody's lists, and editing them. */
export const watchlistCalls: Calls<[Account]> = {
  'GET api/watchlists': (_, { lists }) =>
    list(lists.map((each) => ({ ...each, symbols: each.symbols.map(rowOf) }))),

  'POST api/watchlists/add_symbol': (request, { lists }) => {
    const { watchlistId, symbol } = fieldsOf(request);
    const chosen = lists.find(({ id }) => id === watchlistId);
    if (!chosen) return refuse(404, 'Không tìm thấy danh mục.');
    if (typeof symbol !== 'string' || !listing.has(symbol))
      return refuse(404, `Không tìm thấy mã ${String(symbol)}.`);
    if (chosen.symbols.includes(symbol)) return refuse(422, `Mã ${symbol} đã có trong danh mục.`);
    chosen.symbols.push(symbol);
    return ok(rowOf(symbol));
  },

  'POST api/watchlists/delete_symbol/:list/:symbol': (
    { segments: [, , , listId, symbol = ''] },
    { lists },
  ) => {
    const chosen = lists.find(({ id }) => String(id) === listId);
    if (!chosen?.symbols.includes(symbol)) return refuse(404, `Mã ${symbol} không có trong danh mục.`);
    chosen.symbols = chosen.symbols.filter((each) => each !== symbol);
    return done;
  },
};

const closes = new Map<string, number>();

/** A row of a watchlist; a symbol that nobody lists has neither name nor price. */
export function rowOf(symbol: string) {
  const listed = listing.get(symbol);
  return {
    symbol,
    short_name_vi: listed?.name ?? null,
    price: listed ? lastClose(symbol) : null,
  };
}

function lastClose(symbol: string): number {
  const close = closes.get(symbol) ?? candlesOf(symbol).at(-1)!.close;
  closes.set(symbol, close);
  return close;
}
