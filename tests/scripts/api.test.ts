import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFaults } from '../../mock-server/faults';
import { clockAt, speedOf, startApi } from '../../scripts/api/server';
import { readEvents } from '../support/event-lines';

const NOW = new Date('2026-08-27T16:00:00+07:00');

async function start(options: Partial<Parameters<typeof startApi>[0]> = {}) {
  const api = await startApi({ now: () => NOW, ...options });
  onTestFinished(api.close);
  return api;
}

describe('the mock backend on a port', () => {
  it('keeps what is done, and lets pages of any origin call it', async () => {
    const { url } = await start();
    const post = async (path: string, body: object, token = '') => {
      const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      return (await response.json()) as { token: string; message: string };
    };
    const { token } = await post('/api/users/login', { email: 'member@nhip.example', password: 'Nhip@2026' });
    await post('/api/watchlists/add_symbol', { watchlistId: 1, symbol: 'FPT' }, token);

    expect(
      (await post('/api/watchlists/add_symbol', { watchlistId: 1, symbol: 'FPT' }, token)).message,
    ).toMatch(/^FPT is already/);
    const preflight = await fetch(`${url}/api/desk`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-expose-headers': 'Date, Retry-After',
      'access-control-max-age': '7200',
    });
  });

  it('serves a build beside the calls, whose page every other address gets', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nhip-api-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.html'), 'the page');
    const [withBuild, without] = [await start({ files: folder }), await start()];

    expect(await (await fetch(`${withBuild.url}/technical/HPG`)).text()).toBe('the page');
    expect(await (await fetch(`${withBuild.url}/udf/time`)).text()).toBe('1787821200');
    expect((await fetch(`${without.url}/technical/HPG`)).status).toBe(404);
  });

  it('sends a stream piece by piece, until the page leaves', async () => {
    const cancelled = vi.fn<() => void>();
    const { url, mock } = await start();
    let send = (_text: string) => {};
    mock.get('/udf/stream', () => {
      const start = (controller: ReadableStreamDefaultController) => {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
      };
      const stream = new ReadableStream({ start, cancel: cancelled });
      return new Response(200, { 'Content-Type': 'text/event-stream' }, stream);
    });
    const leaving = new AbortController();
    const { headers, body } = await fetch(`${url}/udf/stream`, { signal: leaving.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();

    expect(headers.get('Content-Type')).toBe('text/event-stream');
    send('data: 1\n\n');
    expect((await reader.read()).value).toBe('data: 1\n\n');
    send('data: 2\n\n');
    expect((await reader.read()).value).toBe('data: 2\n\n');
    leaving.abort();
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  });

  it('streams prices until the page leaves, then has no timer, and answers a refusal as JSON', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { url } = await start();
    const leaving = new AbortController();

    const response = await fetch(`${url}/udf/stream?symbols=FPT&depth=FPT`, { signal: leaving.signal });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': '*',
    });
    const events = readEvents(response);
    expect(await events.next()).toMatch(/^id: 1\ndata: \{"s":"ok","n":"FPT".*"lp_time":\d+\}\}\n\n$/);
    expect(vi.getTimerCount()).toBe(1);
    leaving.abort();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));

    const refused = await fetch(`${url}/udf/stream?symbols=`);
    expect([refused.status, await refused.json()]).toEqual([400, { s: 'error', errmsg: 'missing_symbols' }]);
  });

  it('runs the streamed prices as many times as fast as the speed says, and nothing else', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = Date.parse('2026-08-27T09:30:00+07:00');
    let seconds = 0;
    const { url } = await start({ now: () => new Date(opening + seconds * 1_000), speed: 60 });
    const events = readEvents(await fetch(`${url}/udf/stream?symbols=FPT`));
    const timeOf = (event: string | null) => Number(/"lp_time":(\d+)/.exec(event ?? '')?.[1]) * 1_000;
    expect(Math.abs(timeOf(await events.next()) - opening)).toBeLessThan(60_000);

    seconds += 10;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Math.abs(timeOf(await events.next()) - opening - 600_000)).toBeLessThan(60_000);
    expect(await (await fetch(`${url}/udf/time`)).text()).toBe(String(opening / 1_000 + 10));
    await events.leave();
  });

  it('breaks the connection of a call without a network, and goes on after a malformed address', async () => {
    const fault = { call: 'GET /udf/time', answer: 'offline', isOnce: true } as const;
    const { url } = await start({ faults: createFaults([fault]) });

    await expect(fetch(`${url}/udf/time`)).rejects.toThrow('fetch failed');
    await expect(fetch(`${url}//`)).rejects.toThrow('fetch failed');
    expect(await (await fetch(`${url}/udf/time`)).text()).toBe('1787821200');
  });
});

describe('the speed', () => {
  it.each([
    [undefined, 1],
    ['60', 60],
    ['0.5', 0.5],
  ])('%s is %d', (text, speed) => {
    expect(speedOf(text)).toBe(speed);
  });

  it.each(['0', '-1', 'fast', 'Infinity', ''])('is not %j', (text) => {
    expect(() => speedOf(text)).toThrow(`"${text}" is no speed: --speed 60`);
  });
});

describe('the clock', () => {
  it.each([
    ['2026-11-20T14:12:00', '2026-11-20T07:12:00.000Z'],
    ['tet', '2026-02-17T03:00:00.000Z'],
    ['real', NOW.toISOString()],
    [undefined, NOW.toISOString()],
  ])('begins at %s and goes on from there', (name, begin) => {
    let real = NOW.getTime();
    const clock = clockAt(name, () => real);

    expect(clock().toISOString()).toBe(begin);
    real += 90_000;
    expect(clock().getTime() - Date.parse(begin)).toBe(90_000);
  });

  it('is refused where there is no market', () => {
    expect(() => clockAt('1999-01-01T09:00:00')).toThrow('"1999-01-01T09:00:00" names no time of the market');
  });
});
