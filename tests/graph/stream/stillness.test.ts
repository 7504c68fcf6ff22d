import { expect, it } from 'vitest';
import { unchangedSince } from '../../../src/graph/feed/activity';
import { activity } from '../../../src/graph/feed/load-quotes';
import { createPriceStream } from '../../../src/graph/stream/price-stream';

const SYMBOLS = ['FPT', 'HPG', 'MBB', 'SSI', 'VNM'];
const at = (time: string) => new Date(`2026-08-27T${time}+07:00`);
const rowOf = (n: string, lp: number) => ({ n, v: { lp, prev_close_price: 20, volume: 100 * lp } });

it('figures stand still while a line brings comments alone, and move with its next row, both known at once', async () => {
  let now = at('10:10:00');
  const session = {};
  const none = () => Promise.reject(new Error('unused'));
  const stream = createPriceStream({
    sources: {
      ...{ session, feed: none, api: { get: none, post: none, put: none, patch: none } },
      now: () => now,
    },
    ...{ open: none, checkSession() {}, inFrame: () => () => {} },
  });
  stream.follow({ symbols: SYMBOLS, depth: [] }, (rows) => rows);
  await activity();
  await Promise.resolve();
  const sinceAt = (time: string, rows: object[]) => {
    now = at(time);
    stream.push(rows as never);
    return unchangedSince(session);
  };

  expect([
    sinceAt(
      '10:10:00',
      SYMBOLS.map((symbol) => rowOf(symbol, 20)),
    ),
    sinceAt('10:11:00', []),
    sinceAt('10:12:00', []),
    sinceAt('10:12:15', [rowOf('FPT', 21)]),
  ]).toEqual([null, null, at('10:10:00').getTime(), null]);
  stream.stop();
});
