import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { DEMO_PASSWORD } from '../../mock-server/auth';
import { startMockServer } from '../../mock-server/server';
import { settingsIn } from '../../src/demo/settings';
import { createFiles } from '../../tests/support/rest-server/files';
import { cacheHeadersOf, isKnown } from './cache-headers';

type Options = Parameters<typeof startMockServer>[0] & {
  /** By default any that is free. */
  port?: number;
  /** The folder of a build, which is served beside the calls. */
  files?: string;
  /** How many times as fast the streamed prices run, from those of the start on; everything else keeps its pace. */
  speed?: number;
};

/** Serves the mock backend on a port of loopback, to pages of any origin. */
export async function startApi({ port = 0, files, speed = 1, ...options }: Options) {
  const streamNow = speed === 1 ? {} : { streamNow: pacedClock(options.now, speed) };
  const mock = startMockServer({ timing: 0, ...streamNow, ...options });
  const { now } = options;
  const serveFile = files === undefined ? null : createFiles(files);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    response.setHeader('Access-Control-Expose-Headers', 'Date, Retry-After');
    response.setHeader('Access-Control-Max-Age', '7200');
    if (method === 'OPTIONS') return response.writeHead(204).end();

    const requestHeaders = headers as Record<string, string>;
    const responding = mock.handle({ method, url, requestHeaders, requestBody: await text(request) });
    if (responding === null) {
      const { pathname } = new URL(url, 'http://server');
      return serveFile ? serveFile(pathname, response) : response.writeHead(404).end();
    }
    const { status, headers: sent, body } = await responding;
    if (typeof body === 'string') {
      const kept = cacheHeadersOf({ method, url, status, body, now: now() });
      const isUnchanged = isKnown(kept['ETag'], headers['if-none-match']);
      response.writeHead(isUnchanged ? 304 : status, { ...sent, ...kept });
      return response.end(isUnchanged ? undefined : body);
    }
    response.writeHead(status, { 'Cache-Control': 'no-store', ...sent });
    response.flushHeaders();
    return pipeline(Readable.fromWeb(body as NodeStream), response);
  }

  const server = createServer((request, response) => {
    // A call without a network, or one that the page has left.
    respond(request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mock,
    /** Of all accounts. */
    password: DEMO_PASSWORD,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The time from a market time on that is named as in the demo's links, `2026-11-20T14:12:00` or `atc`; the real one without. */
export function clockAt(name = 'real', real = Date.now): () => Date {
  const { clock } = settingsIn(`?${new URLSearchParams({ clock: name })}`, new Date(real()));
  if (clock === undefined)
    throw new Error(`"${name}" names no time of the market: --clock 2026-11-20T14:12:00`);
  const ahead = clock === null ? 0 : clock - real();
  return () => new Date(real() + ahead);
}

/** A clock that runs so many times as fast as another, from its time on. */
function pacedClock(now: () => Date, speed: number): () => Date {
  const start = now().getTime();
  return () => new Date(start + (now().getTime() - start) * speed);
}

/** The speed that `--speed` names; throws for anything but a number above 0. */
export function speedOf(text = '1'): number {
  const speed = Number(text);
  if (speed > 0 && Number.isFinite(speed)) return speed;
  throw new Error(`"${text}" is no speed: --speed 60`);
}
