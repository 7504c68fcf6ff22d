import type { Request, Response } from 'miragejs';
import { sessionExpired, type Sessions } from './auth';
import { errorResponse } from './http';
import type { MockSchema, MockServer } from './models';
import type { SavedState } from './saved-state';
import { createSeededRandom } from './simulator/simulator';

/** Runs before a route: responds in its place, or calls the next one. */
type Middleware = (
  schema: MockSchema,
  request: Request & { method?: string },
  next: () => Response,
) => Response;

/** Sets the middleware of the routes that are declared from here on. */
export function setMiddleware(server: MockServer, middleware: readonly Middleware[]) {
  // Mirage declares its middleware with the DOM's Response in place of its own.
  server.middleware = [...middleware] as unknown as MockServer['middleware'];
}

/** Responds 401 to a request without a valid token. */
export function requireToken(sessions: Sessions): Middleware {
  return (_, request, next) => (sessions.userIdOf(request) === null ? sessionExpired() : next());
}

/** Responds 403 to anyone but an admin. */
export function requireAdmin(sessions: Sessions, { schema }: MockServer): Middleware {
  return (_, request, next) => {
    const user = schema.find('user', sessions.userIdOf(request) ?? '');
    return user?.isAdmin === true ? next() : errorResponse(403, 'Bạn không có quyền truy cập mục này.');
  };
}

/** Loads the lists that other pages have edited. */
export function syncWatchlists(state: SavedState, { schema }: MockServer): Middleware {
  return (_schema, _request, next) => {
    for (const [id, symbols] of Object.entries(state.symbols)) {
      schema.find('watchlist', id)?.update({ symbols: [...symbols] });
    }
    return next();
  };
}

/** Responds 500 to every GET, or to one in three; other methods work. */
export function failLoads(which: 'all' | 'some'): Middleware {
  const random = createSeededRandom('flaky');
  let loads = 0;
  return (_, { method }, next) => {
    if (method !== 'GET') return next();
    loads += 1;
    const fails = which === 'all' || random.uniform(loads, 0) < 1 / 3;
    return fails ? errorResponse(500, 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.') : next();
  };
}

/** The path of a request to the backend, without the prefix; null for assets, pages and other origins. */
export function backendPath(url: string, urlPrefix: string): string | null {
  const base = new URL(urlPrefix || '/', location.href).href.replace(/\/$/, '');
  const { href } = new URL(url, location.href);
  const path = href.startsWith(base) ? href.slice(base.length) : '';
  return /^\/(api\/|udf\/|(news|verifySecurityCode)(\?|$))/.test(path) ? path : null;
}
