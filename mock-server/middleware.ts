import type { Request, Response } from 'miragejs';
import type { Accounts } from './accounts';
import { sessionExpired, type Sessions } from './auth';
import { errorResponse } from './http';
import { createSeededRandom } from './simulator/simulator';

/** A request as Mirage gives it to a route; its types leave out the method. */
export type RouteRequest = Request & { readonly method: string };

/** Runs before a route: responds in its place, or calls the next one. */
export type Middleware = (
  schema: unknown,
  request: RouteRequest,
  next: () => Response,
) => Response | Promise<Response>;

/** What docs/backend.md has servers accept, in bytes. */
const MOST_BYTES = 8_000_000;

/** Responds 413 to a longer body, before anything else of the request is looked at. */
export const refuseLargeBody: Middleware = (_, request, next) =>
  isLongerThan(MOST_BYTES, request.requestBody) ? errorResponse(request, 413, 'bodyTooLarge') : next();

function isLongerThan(bytes: number, text: string | undefined) {
  // A character takes three bytes at most.
  if (text === undefined || text.length * 3 <= bytes) return false;
  return new TextEncoder().encode(text).length > bytes;
}

/** Responds 401 to a request without a valid token of an account that exists. */
export function requireToken(sessions: Sessions, accounts: Accounts): Middleware {
  return (_, request, next) => (accounts.find(sessions.userIdOf(request)) ? next() : sessionExpired(request));
}

/** Responds 403 to anyone but an admin. */
export function requireAdmin(sessions: Sessions, accounts: Accounts): Middleware {
  return (_, request, next) =>
    accounts.find(sessions.userIdOf(request))?.isAdmin ? next() : errorResponse(request, 403, 'forbidden');
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
