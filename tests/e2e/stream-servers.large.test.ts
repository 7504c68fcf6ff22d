import { describe, expect, it } from 'vitest';
import { bySymbol, engine, openLine, row } from '../support/stream-engine/for-a-test';
import type { Row } from '../support/stream-engine/line';
import { tried } from '../support/tried';

const pricesOf = (rows: readonly Row[]) => Object.fromEntries(rows.map(({ n, v }) => [n, v['lp']]));

describe('two servers with Redis, as docs/streaming.md has them,', () => {
  const SYMBOLS = ['FPT', 'HPG', 'VNM'];

  it('bring what is published at one to the lines of the other', async () => {
    const { servers } = await engine({ servers: 2 });
    const [first, second] = servers;
    await first!.publish('FPT', row('FPT', 97.8));

    const line = await openLine(`${second!.url}?symbols=${SYMBOLS.join()}`);
    await expect.poll(() => line.rows).toEqual([row('FPT', 97.8)]);
    await first!.publish('HPG', row('HPG', 28.6));
    await second!.publish('VNM', row('VNM', 62.4));

    await expect
      .poll(() => bySymbol(line.rows))
      .toEqual([row('FPT', 97.8), row('HPG', 28.6), row('VNM', 62.4)]);
  });

  it.each(['quit', 'stop'] as const)(
    'have the pages of one that ends (%s) go on at the other, with the newest row of each symbol',
    async (end) => {
      const { url, servers } = await engine({ servers: 2 });
      const [first, second] = servers;
      const query = `?symbols=${SYMBOLS.join()}`;
      for (const symbol of SYMBOLS) await first!.publish(symbol, row(symbol, 10));
      const lines = await Promise.all(Array.from({ length: 20 }, () => openLine(url + query)));
      await expect.poll(() => lines.map(({ rows }) => rows.length)).toEqual(lines.map(() => 3));
      const broken: Promise<unknown>[] = [];
      let ended = 0;
      for (const line of lines) broken.push(line.ended.then(() => (ended += 1)));

      await first![end]();
      await expect.poll(() => ended).toBe(10);
      for (const symbol of SYMBOLS) await second!.publish(symbol, row(symbol, 11));
      const again = await Promise.all(Array.from({ length: 10 }, () => openLine(url + query)));

      const newest = { FPT: 11, HPG: 11, VNM: 11 };
      await expect.poll(() => again.map(({ rows }) => pricesOf(rows))).toEqual(again.map(() => newest));
      await expect.poll(() => lines.filter(({ rows }) => pricesOf(rows)['FPT'] === 11).length).toBe(10);
      tried(20, 'lines through the end of a server');
    },
  );

  it('refuse with 503 while Redis is gone, and go on by themselves when it is back', async () => {
    const { servers, redis } = await engine({ servers: 2 });
    const [first, second] = servers;
    const line = await openLine(`${second!.url}?symbols=FPT`);
    await first!.publish('FPT', row('FPT', 1));
    await expect.poll(() => line.rows).toEqual([row('FPT', 1)]);

    await redis!.stop();
    await expect.poll(() => first!.publish('FPT', row('FPT', 2))).toBe(503);
    await expect.poll(async () => (await openLine(`${second!.url}?symbols=FPT`)).status).toBe(503);
    await redis!.start();
    await expect.poll(() => first!.publish('FPT', row('FPT', 3))).not.toBe(503);

    await expect.poll(() => line.rows.at(-1)).toEqual(row('FPT', 3));
  });

  it(
    'lose none of 5,000 rows at once, and bring those of a symbol in their order',
    { timeout: 120_000 },
    async () => {
      const { url, servers } = await engine({ servers: 2 });
      const lines = await Promise.all(
        Array.from({ length: 25 }, () => openLine(`${url}?symbols=${SYMBOLS.join()}`)),
      );

      for (let lp = 1; lp <= 66; lp += 1)
        await Promise.all(SYMBOLS.map((symbol, i) => servers[i % 2]!.publish(symbol, row(symbol, lp))));

      const expected = Array.from({ length: 66 }, (_, i) => i + 1);
      const received = () =>
        lines.map(({ rows }) =>
          SYMBOLS.map((symbol) => rows.filter(({ n }) => n === symbol).map(({ v }) => v['lp'])),
        );
      await expect.poll(() => lines.every(({ rows }) => rows.length >= 198)).toBe(true);
      expect(received()).toEqual(lines.map(() => SYMBOLS.map(() => expected)));
      tried(25 * 198, 'rows through two servers');
    },
  );
});
