import type { Request } from 'miragejs';
import { isTicker } from '../../src/market/symbol';
import { bodyOf, data, ok, refuse } from '../answer';
import { sessionEnded } from '../auth';
import type { Backend } from '../backend';
import { listingOf } from '../listing/universe';
import type { MockSchema, MockServer } from '../models';

/** The investor's own lists; a change answers with what changed and is remembered. */
export function watchlistRoutes(server: MockServer, { market, memory, sessions, behaviour }: Backend) {
  let endsSession = behaviour.endsSession === true;

  const listsOf = (schema: MockSchema, request: Request) =>
    schema.where('watchlist', { userId: sessions.userIdOf(request)! }).models;
  const listOf = (schema: MockSchema, request: Request, id: unknown) =>
    listsOf(schema, request).find((list) => list.id === String(id));
  const priceOf = (symbol: string) => {
    const listing = listingOf(symbol);
    return listing && market.board(listing);
  };
  const rowOf = (symbol: string) => ({
    symbol,
    short_name_vi: listingOf(symbol)?.name ?? symbol,
    price: priceOf(symbol),
  });
  const save = (list: NonNullable<ReturnType<typeof listOf>>, symbols: string[]) => {
    list.update({ symbols });
    memory.update({ symbols: { ...memory.symbols, [list.id!]: symbols } });
  };

  server.get('/api/watchlists', async (schema, request) => {
    await market.ready(listsOf(schema, request).flatMap(({ symbols }) => symbols));
    if (endsSession) {
      endsSession = false;
      sessions.end(request);
      return sessionEnded();
    }
    return data(
      listsOf(schema, request).map(({ id, name, symbols }) => ({
        id: Number(id),
        name,
        symbols: symbols.map(rowOf),
      })),
    );
  });

  server.post('/api/watchlists/add_symbol', (schema, request) => {
    const { watchlistId, symbol: text } = bodyOf(request);
    const symbol = symbolIn(text);
    if (!Number.isInteger(watchlistId) || !symbol)
      return refuse(422, 'Danh mục hoặc mã chứng khoán không hợp lệ.');
    const list = listOf(schema, request, watchlistId);
    if (!list) return refuse(404, 'Không tìm thấy danh mục.');
    if (!listingOf(symbol)) return refuse(404, `Không tìm thấy mã ${symbol}.`);
    if (list.symbols.includes(symbol)) return refuse(422, `Mã ${symbol} đã có trong danh mục.`);

    save(list, [...list.symbols, symbol]);
    return data(rowOf(symbol));
  });

  server.post('/api/watchlists/delete_symbol/:watchlistId/:symbol', (schema, request) => {
    const { watchlistId, symbol = '' } = request.params;
    const list = listOf(schema, request, watchlistId);
    if (!list) return refuse(404, 'Không tìm thấy danh mục.');
    if (!list.symbols.includes(symbol)) return refuse(404, `Mã ${symbol} không có trong danh mục.`);

    save(
      list,
      list.symbols.filter((each) => each !== symbol),
    );
    return ok({ message: `Đã xóa mã ${symbol} khỏi danh mục.` });
  });
}

function symbolIn(text: unknown): string | null {
  const symbol = typeof text === 'string' ? text.trim().toUpperCase() : '';
  return isTicker(symbol) ? symbol : null;
}
