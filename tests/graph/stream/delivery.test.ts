import { describe, expect, it } from 'vitest';
import { createPriceStream } from '../../../src/graph/stream/price-stream';
import { StreamedBoardQuotesDocument, StreamedQuotesDocument } from '../../../src/graph/streamed.generated';
import type { JsonRecord } from '../../../src/lib/json';
import { backendOver } from '../../support/graph/execute-query';
import { withValues } from '../../support/graph/quotes';
import { fakeFrames, streamed } from '../../support/graph/streamed';

/** Half past ten on a trading day, in unix seconds. */
const AT = Date.parse('2026-08-27T10:30:00+07:00') / 1_000;
const row = (lp: unknown, n = 'FPT', others = {}) => withValues({ lp, ...others }, n);
const at = (lp: number, lp_time: unknown) => row(lp, 'FPT', { lp_time });

/** The prices that come after each of these events, which a frame follows. */
async function pricesAfter(events: readonly (readonly JsonRecord[])[], now = new Date((AT + 60) * 1_000)) {
  const { stream, follow, frame } = await streamed({}, { now });
  const followed = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT', 'HPG'] });
  for (const rows of events) {
    stream.push(rows);
    await frame();
  }
  return followed.events.map((event) =>
    (event as { boardQuotes: { symbol: string; price: number }[] }).boardQuotes.map(
      ({ symbol, price }) => `${symbol} ${price}`,
    ),
  );
}

describe('the rows of a stream', () => {
  it('are delivered once a frame, each operation those of its symbols, the newest of each', async () => {
    const { stream, follow, frame } = await streamed();
    const quotes = await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    const board = await follow(StreamedBoardQuotesDocument, { symbols: ['HPG', 'FPT'] });

    stream.push([row(97.8), row(21, 'HPG')]);
    stream.push([row(97.9, 'HOSE:FPT'), row(60, 'VNM')]);
    expect([quotes.events, board.events]).toEqual([[], []]);
    await frame();

    expect(quotes.events).toMatchObject([{ quotes: [{ symbol: 'FPT', quote: { price: 97.9 } }] }]);
    expect(board.events).toMatchObject([
      {
        boardQuotes: [
          { symbol: 'HPG', price: 21 },
          { symbol: 'FPT', price: 97.9 },
        ],
      },
    ]);
  });

  it('have no frame where nobody follows them', async () => {
    const { stream, follow, waiting } = await streamed();
    await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    stream.push([row(60, 'VNM')]);
    stream.push([]);
    expect(waiting()).toBe(0);
  });

  it('are one broadcast of the cache, however many there are', async () => {
    const { client, stream, follow, frame } = await streamed();
    const symbols = Array.from({ length: 100 }, (_, i) => `A${i}`);
    await follow(StreamedQuotesDocument, { symbols });
    let broadcasts = 0;
    const broadcast = client.cache['broadcastWatches' as 'gc'].bind(client.cache);
    Object.assign(client.cache, { broadcastWatches: () => void (broadcasts++, broadcast()) });

    stream.push(symbols.map((symbol) => row(20, symbol)));
    await frame();

    expect(broadcasts).toBe(1);
  });

  it('of a reader that is slow are the newest of each symbol, and nothing else waits', async () => {
    const { frame, inFrame } = fakeFrames();
    const { backend } = backendOver({});
    const stream = createPriceStream({
      ...{ sources: backend(), inFrame, checkSession() {}, open: async () => {} },
    });
    const wanted = { symbols: ['FPT', 'HPG'], depth: [] };
    const prices = stream.follow(wanted, (rows) =>
      rows.map(({ n, v }) => `${String(n)} ${String((v as JsonRecord)['lp'])}`),
    );
    const first = prices.next();
    stream.push([row(97)]);
    await frame();
    expect(await first).toEqual({ done: false, value: ['FPT 97'] });

    for (const lp of [98, 99, 100]) {
      stream.push([row(lp), row(lp - 70, 'HPG')]);
      await frame();
    }
    const second = prices.next();
    await frame();
    expect(await second).toEqual({ done: false, value: ['FPT 100', 'HPG 30'] });

    const third = prices.next();
    await frame();
    expect(await Promise.race([third, Promise.resolve('nothing')])).toBe('nothing');
    await prices.return?.();
    expect([await third, await prices.next()]).toEqual([{ done: true }, { done: true }]);
  });

  it.each([
    ['older than the last one of its symbol is dropped', [at(97, AT), at(96, AT - 1)], [['FPT 97']]],
    ['older in milliseconds is too', [at(97, AT), at(96, (AT - 1) * 1_000)], [['FPT 97']]],
    ['of the same second is the newer one', [at(97, AT), at(96, AT)], [['FPT 97'], ['FPT 96']]],
    ['without a time follows the order of arrival', [at(97, AT), row(96)], [['FPT 97'], ['FPT 96']]],
    [
      'with a time to come says nothing of those after it',
      [at(97, AT + 3_600), at(96, AT)],
      [['FPT 97'], ['FPT 96']],
    ],
    [
      'that cannot be read makes no other late',
      [withValues({ lp: 'x', prev_close_price: 'x', lp_time: AT + 1 }), at(96, AT)],
      [['FPT 96']],
    ],
  ])('a row %s', async (_, rows, expected) => {
    expect(await pricesAfter(rows.map((each) => [each]))).toEqual(expected);
  });

  it('that cannot be read cost themselves alone', async () => {
    const garbage: unknown[] = [
      {},
      { n: 'FPT' },
      { n: { toString: 1 }, v: { lp: 1 } },
      { n: '../x', v: { lp: 1 } },
      { n: 'FPT', v: [] },
      { s: 'error', n: 'FPT', v: { lp: 1 } },
      { n: 'FPT', v: { lp: { valueOf: 1 }, matches: 7 } },
    ];
    expect(
      await pricesAfter([[...(garbage as JsonRecord[]), row(21, 'HPG')], garbage as JsonRecord[]]),
    ).toEqual([['HPG 21']]);
  });
});
