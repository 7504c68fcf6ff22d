import { CandlesDocument } from '../../../src/graph/candles.generated';
import type { Call, Reply } from '../rest/fake-server';
import { executeQuery } from './execute-query';

export const DAY = 86_400;
export const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => (from + index) * DAY);
export const history = (t: unknown[]) => ({
  s: 'ok',
  t,
  o: t.map((_, i) => 10 + i),
  h: t.map((_, i) => 12 + i),
  l: t.map((_, i) => 9 + i),
  c: t.map((_, i) => 11 + i),
  v: t.map((_, i) => 100 * i),
});

/** What a feed with the usual codes says of itself. */
const CONFIG = {
  json: { supported_resolutions: ['1', '5', '15', '60', 'D', 'W', 'M'] },
};

/** A series, and the requests of `/history` that it took. */
export async function candles(
  reply: Reply | ((call: Call) => Reply),
  variables: Record<string, unknown> = {},
  options: Parameters<typeof executeQuery>[3] = {},
) {
  const request = { symbol: 'fpt', resolution: 'DAY', countback: 3, ...variables };
  const { data, errors, server } = await executeQuery(
    CandlesDocument,
    { 'GET /udf/config': CONFIG, 'GET /udf/history': reply },
    request,
    options,
  );
  return {
    series: data?.['candles'],
    errors,
    requests: server.requests().filter((each) => each.includes('history')),
  };
}

export const empty = {
  symbol: 'FPT',
  time: [],
  open: [],
  high: [],
  low: [],
  close: [],
  volume: [],
  closeOnly: [],
  hasOlder: false,
  leftOut: [],
};
