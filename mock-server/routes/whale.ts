import { data, errorResponse } from '../http';
import type { Backend, MockServer } from '../backend';

const MAX_DAYS = 60;

/**
 * GET api/whale?days=60: net buying by investor group on the newest trading days, a running one so far; at most 60. With
 * `&symbol=FPT` of that symbol alone.
 */
export function whaleRoute(server: MockServer, { reports }: Backend) {
  server.get('/api/whale', async (_schema, request) => {
    const days = Number(request.queryParams['days'] ?? MAX_DAYS);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
      return errorResponse(request, 422, 'daysInvalid');
    }
    await reports.prepare.whale(days);
    return data(reports.whale(days, request.queryParams['symbol'] as string | undefined));
  });
}
