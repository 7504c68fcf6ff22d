import { describe, expect, it } from 'vitest';
import { createRest } from '../../src/rest/client';
import { fakeServer, noTimer } from '../support/rest/fake-server';
import { page, PATH, restOver } from '../support/rest/client';

describe('a request', () => {
  it('requests JSON, follows no redirect, sends no cookies and uses no cache with a token', async () => {
    const { server, rest } = restOver({ json: { data: [1] } });

    await rest.get(PATH);

    expect(server.calls).toEqual([
      {
        method: 'GET',
        url: '/api/watchlists',
        headers: { accept: 'application/json', authorization: 'Bearer T0K3N' },
        body: undefined,
        init: expect.objectContaining({
          redirect: 'error',
          credentials: 'omit',
          cache: 'no-store',
          body: null,
        }),
      },
    ]);
  });

  it('sends a body as JSON, and none where there is none', async () => {
    const { server, rest } = restOver({ json: {} });

    await rest.post(PATH, { symbol: 'HPG' });
    await rest.post(PATH);
    await rest.patch(PATH, { version: 1 });

    expect(server.calls.map(({ method, headers, body }) => [method, headers['content-type'], body])).toEqual([
      ['POST', 'application/json', { symbol: 'HPG' }],
      ['POST', undefined, undefined],
      ['PATCH', 'application/json', { version: 1 }],
    ]);
  });

  it.each([
    ['https://api.example/v1', '/api/x', 'https://api.example/v1/api/x'],
    ['https://api.example/', 'api/x', 'https://api.example/api/x'],
    ['', '//evil.example/x', '/evil.example/x'],
    ['/backend/', 'api/x', '/backend/api/x'],
  ])('joins %j and %j', async (baseUrl, path, url) => {
    const server = fakeServer({});
    await createRest({ baseUrl, token: null, page, schedule: noTimer, fetch: server.fetch })
      .get(path)
      .catch(() => {});
    expect(server.requests()).toEqual([`GET ${url}`]);
  });
});
