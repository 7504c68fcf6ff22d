import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bySymbol, engine, openLine, row } from '../support/stream-engine/for-a-test';

describe('one server, as docs/streaming.md has it,', () => {
  it('sends the newest row of each symbol first, then each row that is published', async () => {
    const { url, servers } = await engine({ servers: 1 });
    const [server] = servers;
    for (const lp of [97.5, 97.8]) await server!.publish('FPT', row('FPT', lp));
    await server!.publish('HPG', row('HPG', 28.6));
    await server!.publish('VNM', row('VNM', 62.4));

    const line = await openLine(`${url}?symbols=FPT,HPG`);
    await expect.poll(() => bySymbol(line.rows)).toEqual([row('FPT', 97.8), row('HPG', 28.6)]);
    const statuses = [
      await server!.publish('HPG', row('HPG', 28.65)),
      await server!.publish('VNM', row('VNM', 62.5)),
      await server!.publish('FPT', row('FPT', 97.9)),
    ];

    await expect.poll(() => line.rows.slice(2)).toEqual([row('HPG', 28.65), row('FPT', 97.9)]);
    expect(statuses).toEqual([201, 202, 201]);
  });

  it('sends the order book to whoever follows it alone, and the whole listing to boards', async () => {
    const { url, servers } = await engine({ servers: 1 });
    const [server] = servers;
    const book = row('FPT', 97.8, { bid2: 97.7, bid2_volume: 22_300 });
    const listing = Array.from({ length: 1_700 }, (_, i) => row(`A${100 + i}`, i, { note: 'x'.repeat(300) }));

    const lines = await Promise.all(
      ['symbols=FPT', 'symbols=FPT,HPG&depth=FPT', 'symbols=*', 'symbols=*&depth=FPT'].map((query) =>
        openLine(`${url}?${query}`),
      ),
    );
    await server!.publish('depth.FPT', book);
    await server!.publish('*', { d: listing });
    await server!.publish('FPT', row('FPT', 97.9));

    await expect
      .poll(() => lines.map(({ rows }) => rows))
      .toEqual([[row('FPT', 97.9)], [book, row('FPT', 97.9)], listing, [book, ...listing]]);
  });

  it('begins a line of the whole market with what changed within six events', async () => {
    const { url, servers } = await engine({ servers: 1 });
    for (const lp of [1, 2, 3, 4, 5, 6, 7]) await servers[0]!.publish('*', { d: [row('FPT', lp)] });
    const line = await openLine(`${url}?symbols=*`);
    await servers[0]!.publish('*', { d: [row('HPG', 8)] });

    await expect.poll(() => line.rows.map(({ v }) => v['lp'])).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('has every symbol that the app may follow, indices of any spelling too', async () => {
    const { url, servers } = await engine({ servers: 1 });
    const symbols = ['HNX-INDEX', 'VN30F1M', 'BAB122032.1'];
    const line = await openLine(`${url}?symbols=${symbols.join(',')},VN%5E30&depth=VN30F1M,VN%5E30`);
    for (const symbol of symbols) await servers[0]!.publish(symbol, row(symbol, 1));
    await servers[0]!.publish('VN%5E30', row('VN^30', 1));
    await servers[0]!.publish('depth.VN%5E30', row('VN^30', 2));

    await expect
      .poll(() => line.rows.map(({ n, v }) => `${n} ${String(v['lp'])}`).toSorted())
      .toEqual(['BAB122032.1 1', 'HNX-INDEX 1', 'VN30F1M 1', 'VN^30 1', 'VN^30 2']);
  });

  it('takes 200 symbols and refuses 201, none, and what is no symbol', async () => {
    const { url } = await engine({ servers: 1 });
    const symbols = Array.from({ length: 201 }, (_, i) => `A${100 + i}`);
    const queries = [
      `symbols=${symbols.slice(1).join(',')}&depth=A101,A102,A103,A104,A105`,
      `symbols=${symbols.join(',')}`,
      'symbols=',
      'depth=FPT',
      'symbols=FPT,../x',
      'symbols=FPT,depth.HPG',
      'symbols=FPT&depth=*',
      'symbols=FPT&depth=A101,A102,A103,A104,A105,A106',
    ];

    const lines = await Promise.all(queries.map((query) => openLine(`${url}?${query}`)));

    expect(lines.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    await expect.poll(() => lines[2]!.body()).toBe(JSON.stringify({ s: 'error', errmsg: 'missing_symbols' }));
  });

  it('is neither kept nor buffered, says so, and lets pages of any origin read it', async () => {
    const { url } = await engine({ servers: 1 });
    const origin = 'https://app.example';

    const preflight = await fetch(`${url}?symbols=FPT`, { method: 'OPTIONS', headers: { origin } });
    const line = await openLine(`${url}?symbols=FPT`, { headers: { origin } });
    const refused = await openLine(url, { headers: { origin } });

    expect(line.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date, Retry-After',
    });
    expect(line.headers['access-control-allow-credentials']).toBeUndefined();
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type',
    ]);
  });

  it('has the API decide who may open a line, whose refusals reach the page as they are', async () => {
    const statuses: Record<string, number> = { valid: 200, many: 429 };
    const api = createServer(({ headers: { authorization = '' } }, response) => {
      const status = statuses[authorization.replace('Bearer ', '')] ?? 401;
      const headers = { 'Retry-After': '7', 'Access-Control-Allow-Origin': '*' };
      response.writeHead(status, headers).end(JSON.stringify({ message: `${status}` }));
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void api.close());
    const origin = 'https://app.example';
    const { url } = await engine({
      servers: 1,
      api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    });

    const lines = await Promise.all(
      ['valid', 'ended', 'many'].map((token) =>
        openLine(`${url}?symbols=FPT`, { headers: { origin, authorization: `Bearer ${token}` } }),
      ),
    );

    expect(lines.map(({ status }) => status)).toEqual([200, 401, 429]);
    // With two of them a browser refuses the response.
    expect(lines.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([
      origin,
      origin,
      origin,
    ]);
    expect(lines[2]!.headers['retry-after']).toBe('7');
    await expect.poll(() => lines[1]!.body()).toBe('{"message":"401"}');
  });

  it('sends a comment within 20 seconds of silence', { timeout: 60_000 }, async () => {
    const { url } = await engine({ servers: 1 });
    const line = await openLine(`${url}?symbols=FPT`);
    await expect.poll(line.comments).toBe(1);
    const start = performance.now();

    await expect.poll(line.comments).toBe(2);

    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it('lets publishers in at a port of their own alone', async () => {
    const { url } = await engine({ servers: 1 });
    const publish = new URL('/publish?channel=FPT', url);

    const response = await fetch(publish, { method: 'POST', body: JSON.stringify(row('FPT', 1)) });

    expect(response.status).toBe(404);
  });
});
