import type { Request, Response } from 'miragejs';
import { sessionExpired, type Sessions } from './auth';
import type { SyncDatabase } from './database';
import { errorResponse } from './http';
import type { MockSchema, MockServer } from './models';
import { createSeededRandom } from './simulator/simulator';

/** Runs before a route: responds in its place, or calls the next one. */
export type Middleware<Result = Response | Promise<Response>> = (
  schema: MockSchema,
  request: Request & { method?: string },
  next: () => Response,
) => Result;

/** Sets the middleware of the routes that are declared from here on. */
export function setMiddleware(server: MockServer, middleware: readonly Middleware[]) {
  // Mirage declares its middleware with the DOM's Response in place of its own.
  server.middleware = [...middleware] as unknown as MockServer['middleware'];
}

/** Responds 401 to a request without a valid token of an account that exists. */
export function requireToken(sessions: Sessions, { schema }: MockServer): Middleware {
  return (_, request, next) =>
    schema.find('user', sessions.userIdOf(request) ?? '') ? next() : sessionExpired(request);
}

/** Responds 403 to anyone but an admin. */
export function requireAdmin(sessions: Sessions, { schema }: MockServer): Middleware {
  return (_, request, next) => {
    const user = schema.find('user', sessions.userIdOf(request) ?? '');
    return user?.isAdmin === true ? next() : errorResponse(request, 403, 'forbidden');
  };
}

/** Loads what other pages have saved before a route, and after it what the route has. */
export function syncBeforeAndAfter(sync: SyncDatabase): Middleware {
  return (_schema, _request, next) => {
    sync();
    const response = next();
    sync();
    return response;
  };
}

/** Responds 500 to every GET, or to one in three; other methods work. */
export function failLoads(which: 'all' | 'some'): Middleware {
  const random = createSeededRandom('flaky');
  let loads = 0;
  return (_, request, next) => {
    if (request.method !== 'GET') return next();
    loads += 1;
    const fails = which === 'all' || random.uniform(loads, 0) < 1 / 3;
    return fails ? errorResponse(request, 500, 'outOfOrder') : next();
  };
}

/** The path of a request to the backend, without the prefix; null for assets, pages and other origins. */
export function backendPath(url: string, urlPrefix: string): string | null {
  const base = new URL(urlPrefix || '/', location.href).href.replace(/\/$/, '');
  const { href } = new URL(url, location.href);
  const path = href.startsWith(base) ? href.slice(base.length) : '';
  return /^\/(api\/|udf\/|(news|covid|verifySecurityCode)(\?|$))/.test(path) ? path : null;
}
