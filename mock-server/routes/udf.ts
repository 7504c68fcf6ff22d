import { Response, type Request } from 'miragejs';
import { ok } from '../http';
import type { Backend, MockServer } from '../backend';
import { createBeat } from '../udf/beat';
import { CONFIG } from '../udf/config';
import { historyResponse } from '../udf/history';
import { symbolInfoColumns } from '../udf/listing';
import { prepareQuotes, quotesOf, symbolsIn } from '../udf/quotes';
import { search } from '../udf/search';
import { createStream } from '../udf/stream';
import { findInstrument, symbolInfo } from '../udf/symbol';
import { timescaleMarksOf } from '../udf/timescale-marks';

/** The chart feed in TradingView's UDF protocol; its errors are HTTP 200 with `s: 'error'`. */
export function udfRoutes(server: MockServer, { market, streamedMarket, onClockSet }: Backend) {
  const prepare = (symbol: string) => market.prepareIndex(findInstrument(symbol)?.symbol ?? '');

  server.get('/udf/config', () => ok(CONFIG));
  server.get('/udf/time', () => {
    const seconds = Math.floor(market.now().getTime() / 1000);
    return new Response(200, { 'Content-Type': 'text/plain' }, String(seconds));
  });
  server.get('/udf/symbols', (_, request) => ok(symbolInfo(queryOf(request).symbol ?? '')));
  server.get('/udf/symbol_info', async (_, request) => {
    await market.prepare();
    return ok(symbolInfoColumns(market, queryOf(request).group));
  });
  server.get('/udf/search', (_, request) => ok(search(market.listings, queryOf(request))));
  server.get('/udf/history', async (_, request) => {
    const query = queryOf(request);
    await prepare(query.symbol ?? '');
    return ok(historyResponse(market, query));
  });
  server.get('/udf/timescale_marks', (_, request) => ok(timescaleMarksOf(market, queryOf(request))));
  server.get('/udf/quotes', async (_, request) => {
    const { symbols = '', depth } = queryOf(request);
    await prepareQuotes(market, symbolsIn(symbols));
    return ok(quotesOf(market, symbols, depth));
  });
  const stream = createStream(streamedMarket, createBeat(onClockSet));
  server.get('/udf/stream', (_, request) => stream(queryOf(request)));
}

function queryOf({ queryParams }: Request) {
  return queryParams as Record<string, string | undefined>;
}
