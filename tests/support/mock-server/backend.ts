import { onTestFinished } from 'vitest';
import { startMockServer } from '../../../mock-server/server';
import { connectPage } from '../../../src/demo/connect-page';

/** Thursday 27 August 2026, 16:00 in Vietnam: one hour after the close, three days before a holiday. */
export const NOW = new Date('2026-08-27T09:00:00Z');

type Options = Partial<Parameters<typeof startMockServer>[0]>;

/** A mock server for one test, at a frozen hour and without delay. */
export function startBackend(options: Options = {}) {
  const server = startMockServer({ now: () => NOW, timing: 0, connect: connectPage, ...options });
  onTestFinished(() => server.shutdown());
  return server;
}

type RequestOptions = {
  token?: string;
  method?: string;
  body?: object;
  raw?: string;
  language?: string;
};

/** Sends a request: without another method a GET where it has no body, else a POST. */
export async function request(
  path: string,
  { token, body, raw = body && JSON.stringify(body), method, language }: RequestOptions = {},
) {
  const response = await fetch(path, {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(language && { 'Accept-Language': language }),
    },
    method: method ?? (raw === undefined ? 'GET' : 'POST'),
    body: raw ?? null,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

export const MEMBER = { email: 'member@nhip.example', password: 'Nhip@2026' };
export const ADMIN = { email: 'admin@nhip.example', password: 'Nhip@2026' };

/** Signs in, by default in the page; returns the token. */
export async function signIn(account = MEMBER, site = ''): Promise<string> {
  const { body } = await request(`${site}/api/users/login`, { body: account });
  return (body as { token: string }).token;
}
