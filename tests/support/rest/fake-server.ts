import { vi } from 'vitest';
import type { Schedule } from '../../../src/rest/client';

/** The response of a call: JSON, raw text, an error of the network, or none ever. */
export type Reply =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'refuses to connect'
  | 'never responds';

export type Call = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  init: RequestInit;
};

/** A fetch that responds from a table of `GET address without query`, 404 for the rest, and records the requests. */
export function fakeServer(replies: Record<string, Reply | ((call: Call) => Reply)>) {
  const calls: Call[] = [];

  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, url, headers: { ...(init.headers as Record<string, string>) }, body, init };
    calls.push(call);
    const reply = replies[`${method} ${url.split('?')[0]}`] ?? { status: 404, json: { message: 'Not here' } };
    return respond(typeof reply === 'function' ? reply(call) : reply);
  };
  return { fetch, calls, requests: () => calls.map(({ method, url }) => `${method} ${url}`) };
}

function respond(reply: Reply): Promise<Response> {
  if (reply === 'never responds') return new Promise(() => {});
  if (reply === 'refuses to connect') return Promise.reject(new TypeError('Failed to fetch'));
  const { status = 200, json, text = json === undefined ? '' : JSON.stringify(json), headers = {} } = reply;
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  return Promise.resolve(new Response(hasBody ? text : null, { status, headers }));
}

/** Timers that a test runs by hand. */
export function fakeClock() {
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let last = 0;
  const schedule: Schedule = (ms, run) => {
    const id = ++last;
    timers.set(id, { at: now + ms, run });
    return () => timers.delete(id);
  };
  const pass = (ms: number) => {
    now += ms;
    for (const [id, { at, run }] of timers) if (at <= now && timers.delete(id)) run();
  };
  return { schedule, pass, running: () => timers.size };
}

/** A clock that stands still. */
export const noTimer: Schedule = () => vi.fn();

/** A promise that a test settles when it likes. */
export function deferred<T = void>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
