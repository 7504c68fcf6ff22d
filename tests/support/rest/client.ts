import { expect } from 'vitest';
import { createRest } from '../../../src/rest/client';
import { type RestError } from '../../../src/rest/errors';
import { fakeServer, noTimer, type Reply } from './fake-server';

export const page = 'https://nhip.example';
export const PATH = 'api/watchlists';

export function restOver(reply: Reply, { baseUrl = '', token = 'T0K3N' as string | null } = {}) {
  const server = fakeServer({
    [`GET ${baseUrl}/${PATH}`]: reply,
    [`POST ${baseUrl}/${PATH}`]: reply,
    [`PATCH ${baseUrl}/${PATH}`]: reply,
  });
  return { server, rest: createRest({ baseUrl, token, page, schedule: noTimer, fetch: server.fetch }) };
}

export const failureOf = (response: Promise<unknown>) =>
  response.then(
    () => expect.unreachable('the request succeeded'),
    (error: RestError) => ({ kind: error.kind, status: error.status, serverMessage: error.serverMessage }),
  );
