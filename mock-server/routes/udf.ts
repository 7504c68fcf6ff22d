import { Response, type Request } from 'miragejs';
import { ok } from '../answer';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { CONFIG } from '../udf/config';
import { historyOf } from '../udf/history';
import { quotesOf } from '../udf/quotes';
import { search } from '../udf/search';
import { symbolInfo } from '../udf/symbol';

/** The chart feed in TradingView's UDF protocol; its faults are HTTP 200 with `s: 'error'`. */
export function udfRoutes(server: MockServer, { market }: Backend) {
  server.get('/udf/config', () => ok(CONFIG));
  server.get('/udf/time', () => {
    const seconds = Math.floor(market.now().getTime() / 1000);
    return new Response(200, { 'Content-Type': 'text/plain' }, String(seconds));
  });
  server.get('/udf/symbols', (_, request) => ok(symbolInfo(queryOf(request).symbol ?? '')));
  server.get('/udf/search', (_, request) => ok(search(market.listings, queryOf(request))));
  server.get('/udf/history', (_, request) => ok(historyOf(market, queryOf(request))));
  server.get('/udf/quotes', (_, request) => ok(quotesOf(market, queryOf(request).symbols ?? '')));
}

function queryOf({ queryParams }: Request): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(queryParams).map(([name, value]) => [name, [value].flat().at(-1) ?? undefined]),
  );
}
