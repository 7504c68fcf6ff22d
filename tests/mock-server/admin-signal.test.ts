import { expect, it } from 'vitest';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

type Run = { symbols: string[]; study: string; updated: string; log: string };

async function runs(options = {}) {
  startBackend(options);
  const { status, body } = await request('/api/signals', { token: await signIn(ADMIN) });
  return { status, runs: (body as { data: Run[] }).data };
}

it('GET api/signals returns every signal once, grouped by study and trading day', async () => {
  const response = await runs();

  const signals = marketOf().reports.signals();
  const returned = response.runs.flatMap(({ symbols, study, updated }) =>
    symbols.map((symbol) => `${updated.split(' ')[0]} ${study} ${symbol}`),
  );
  expect(response.status).toBe(200);
  expect(returned.sort()).toEqual(signals.map(({ day, kind, symbol }) => `${day} ${kind} ${symbol}`).sort());
  expect(response.runs.map(({ updated }) => updated)).toEqual(
    response.runs.map(({ updated }) => updated).sort((a, b) => (a < b ? 1 : -1)),
  );
});

it('each run logs the symbols that it scanned and found', async () => {
  const [first] = (await runs()).runs;

  const { symbols, study, updated, log } = first!;
  const signals = marketOf().reports.signals();
  const found = signals.filter(({ day, kind }) => updated.startsWith(day) && kind === study);

  expect(symbols).toEqual(found.map(({ symbol }) => symbol));
  expect(updated).toBe(found[0]!.updated);
  expect(log).toBe(
    `Quét 247 mã, ${found.length} mã đạt điều kiện; gần nhất ${found[0]!.symbol}, ` +
      `đóng cửa ${Math.round(found[0]!.price * 1000).toLocaleString('en-US')} đồng.`,
  );
});

it('is empty for a new investor', async () => {
  expect((await runs({ scenario: 'empty' })).runs).toEqual([]);
});
