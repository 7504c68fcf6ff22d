import { data, errorResponse } from '../http';
import type { Backend, MockServer } from '../backend';
import { listingOf } from '../listing/universe';

const MAX_DAYS = 60;

/**
 * GET api/whale?days=60: net buying by investor group on the newest trading days, a running one so far; at most 60. With
 * `&symbol=FPT` of that share alone, 404 of a fund and of one that is not listed.
 */
export function whaleRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/whale', async (_schema, request) => {
    const days = Number(request.queryParams['days'] ?? MAX_DAYS);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      return errorResponse(request, 422, 'daysInvalid');
    }
    const symbol = request.queryParams['symbol'] as string | undefined;
    if (symbol !== undefined && listingOf(symbol)?.kind !== 'stock') {
      return errorResponse(request, 404, 'symbolNotFound', { values: { symbol } });
    }
    await reports.prepare.whale(days);
    return data(reports.whale(days, symbol));
  });
}
