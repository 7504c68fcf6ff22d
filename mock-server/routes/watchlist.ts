import { sessionExpired } from '../auth';
import type { Backend, MockServer } from '../backend';
import { data, done, errorResponse, parseBody } from '../http';
import { listingOf } from '../listing/universe';
import { isTicker } from '../../src/market/symbol';

/** The server's watchlists of a user; a change is persisted, and its response carries what changed. */
export function watchlistRoutes(server: MockServer, backend: Backend) {
  getRoute(server, backend);
  addRoute(server, backend);
  deleteRoute(server, backend);
}

/** GET api/watchlists */
function getRoute(server: MockServer, { market, accounts, sessions, behaviour }: Backend) {
  let endsSession = behaviour.endsSession === true;

  server.get('/api/watchlists', async (_, request) => {
    const lists = () => accounts.listsOf(sessions.userIdOf(request)!);
    const symbols = lists().flatMap((list) => list.symbols);
    await market.prepare(symbols);
    if (endsSession) {
      endsSession = false;
      sessions.end(request);
      return sessionExpired(request);
    }
    return data(
      lists().map((list) => ({
        id: Number(list.id),
        name: list.name,
        symbols: list.symbols.map((symbol) => rowOf(symbol, market)),
      })),
    );
  });
}

/** POST api/watchlists/add_symbol */
function addRoute(server: MockServer, { market, accounts, sessions }: Backend) {
  server.post('/api/watchlists/add_symbol', (_, request) => {
    const { watchlistId, symbol: text } = parseBody(request);
    const symbol = parseSymbol(text);
    if (!Number.isInteger(watchlistId) || !symbol) return errorResponse(request, 422, 'listOrSymbolInvalid');
    const list = accounts.listsOf(sessions.userIdOf(request)!).find(({ id }) => id === String(watchlistId));
    if (!list) return errorResponse(request, 404, 'listNotFound', { field: 'watchlistId' });
    const about = { field: 'symbol', values: { symbol } };
    if (!listingOf(symbol)) return errorResponse(request, 404, 'symbolNotFound', about);
    if (list.symbols.includes(symbol)) return errorResponse(request, 409, 'symbolTwice', about);

    accounts.saveList(list.id, [...list.symbols, symbol]);
    return data(rowOf(symbol, market));
  });
}

/** POST api/watchlists/delete_symbol/{watchlistId}/{symbol} */
function deleteRoute(server: MockServer, { accounts, sessions }: Backend) {
  server.post('/api/watchlists/delete_symbol/:watchlistId/:symbol', (_, request) => {
    const { watchlistId, symbol = '' } = request.params;
    const list = accounts.listsOf(sessions.userIdOf(request)!).find(({ id }) => id === watchlistId);
    if (!list) return errorResponse(request, 404, 'listNotFound');
    if (!list.symbols.includes(symbol))
      return errorResponse(request, 404, 'symbolNotInList', { values: { symbol } });

    const remaining = list.symbols.filter((each) => each !== symbol);
    accounts.saveList(list.id, remaining);
    return done(request, 'symbolDeleted', { symbol });
  });
}

function rowOf(symbol: string, market: Backend['market']) {
  const listing = listingOf(symbol);
  return {
    symbol,
    short_name_vi: listing?.name ?? symbol,
    price: listing && market.boardPrice(listing),
  };
}

function parseSymbol(text: unknown): string | null {
  const symbol = typeof text === 'string' ? text.trim().toUpperCase() : '';
  return isTicker(symbol) ? symbol : null;
}
