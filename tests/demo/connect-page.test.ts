import { Response as MirageResponse } from 'miragejs';
import { expect, describe, it, onTestFinished, vi } from 'vitest';
import { startBackend } from '../support/mock-server/backend';

/** What leaves the page, each of which gets the body "sent". */
function watchNetwork() {
  const own = window.fetch;
  const network = vi.fn<typeof fetch>(async () => new Response('sent'));
  window.fetch = network;
  onTestFinished(() => void (window.fetch = own));
  return network;
}

const textOf = async (address: string | URL, init?: RequestInit) => (await fetch(address, init)).text();

describe('the page on the mock backend', () => {
  it.each([
    '/assets/index-4f2a.js',
    '/technical/HPG',
    'https://example.com/api/bots',
    'https://tiles.example.com/udf/1.png',
    'data:text/plain,sent',
    'blob:http://localhost:5173/api/3f2a',
  ])('sends what is not of the backend: %s', async (address) => {
    const network = watchNetwork();
    startBackend();
    const init = { headers: { accept: 'text/plain' } };

    expect(await textOf(address, init)).toBe('sent');
    expect(network.mock.calls).toEqual([[address, init]]);
  });

  it.each([
    '/udf/time',
    'udf/time',
    'http://localhost:5173/udf/time',
    new URL('http://localhost:5173/udf/time'),
  ])('sends nothing of the backend: %s', async (address) => {
    const network = watchNetwork();
    startBackend();

    expect(await textOf(address)).toBe('1787821200');
    expect(network).not.toHaveBeenCalled();
  });

  it('reads the headers of a response, and a response without a body', async () => {
    const server = startBackend();
    server.get('/udf/time', () => new MirageResponse(429, { 'retry-after': '90' }, {}));
    server.post('/udf/time', () => new MirageResponse(204));

    const response = await fetch('/udf/time');
    expect([response.status, response.headers.get('Retry-After'), await response.text()]).toEqual([
      429,
      '90',
      '{}',
    ]);
    const empty = await fetch('/udf/time', { method: 'POST' });
    expect([empty.status, await empty.text()]).toEqual([204, '']);
  });

  it('reads a stream piece by piece until it aborts the request', async () => {
    const cancelled = vi.fn<() => void>();
    const pieces = ['data: 1\n\n', 'data: 2\n\n'].map((text) => new TextEncoder().encode(text));
    const server = startBackend();
    server.get('/udf/stream', () => {
      const body = new ReadableStream({
        pull(controller) {
          const piece = pieces.shift();
          if (piece) controller.enqueue(piece);
        },
        cancel: cancelled,
      });
      return new MirageResponse(200, { 'Content-Type': 'text/event-stream' }, body);
    });
    const controller = new AbortController();

    const { body } = await fetch('/udf/stream', { signal: controller.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: 1\n\n');
    expect((await reader.read()).value).toBe('data: 2\n\n');
    controller.abort();

    await expect(reader.read()).rejects.toThrow(/abort/);
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  });

  it('aborts a request before and after it is sent', async () => {
    const server = startBackend();
    const received = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
    server.get('/udf/time', received);
    const controller = new AbortController();

    const response = fetch('/udf/time', { signal: controller.signal });
    expect(received).toHaveBeenCalledOnce();
    controller.abort();
    await expect(response).rejects.toThrow(/abort/);
    await expect(fetch('/udf/time', { signal: controller.signal })).rejects.toThrow(/abort/);
    expect(received).toHaveBeenCalledOnce();
  });

  it('is on the network again after the server shut down, also where a later one started meanwhile', async () => {
    const network = watchNetwork();
    const [first, second] = [startBackend(), startBackend()];

    first.shutdown();
    expect(await textOf('/udf/time')).toBe('1787821200');
    second.shutdown();
    expect(await textOf('/udf/time')).toBe('sent');
    expect(network).toHaveBeenCalledOnce();
  });
});
