import { data, errorResponse } from '../http';
import { listingOf } from '../listing/universe';
import type { Backend, MockServer } from '../backend';

/**
 * GET api/company?symbol=FPT: the quarters that a company reported, and the peers of its sector; 422 without a symbol, 404 of
 * one that is not listed.
 */
export function companyRoute(server: MockServer, { market, reports }: Backend) {
  server.get('/api/company', async (_schema, request) => {
    const symbol = String(request.queryParams['symbol'] ?? '');
    if (symbol === '') return errorResponse(request, 422, 'symbolsInvalid');
    const listing = listingOf(symbol.toUpperCase());
    if (listing === null) return errorResponse(request, 404, 'symbolNotFound', { values: { symbol } });
    await market.prepare();
    return data(reports.company(listing));
  });
}
