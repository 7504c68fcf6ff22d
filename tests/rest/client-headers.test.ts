import { describe, expect, it } from 'vitest';
import { createRest } from '../../src/rest/client';
import { fakeServer, noTimer } from '../support/rest/fake-server';
import { page, PATH, restOver } from '../support/rest/client';

describe('the token', () => {
  const authorizationOf = async (baseUrl: string, url: string, token: string | null = 'T0K3N') => {
    const server = fakeServer({});
    const rest = createRest({ baseUrl, token, page, schedule: noTimer, fetch: server.fetch });
    await rest.get(url, { absolute: true }).catch(() => {});
    return server.calls[0]?.headers['authorization'];
  };

  it.each([
    ['', '/udf/history'],
    ['', 'https://nhip.example/udf/history'],
    ['/backend', 'https://nhip.example:443/udf'],
    ['https://api.example/v1', 'https://api.example/udf'],
  ])('with the API at %j goes to %j', async (baseUrl, url) => {
    expect(await authorizationOf(baseUrl, url)).toBe('Bearer T0K3N');
  });

  it.each([
    ['', 'https://news.example/list'],
    ['', '//news.example/list'],
    ['', 'http://nhip.example/udf'],
    ['', 'https://nhip.example:8443/udf'],
    ['', 'https://nhip.example.evil.example/'],
    ['', 'https://nhip.example@evil.example/'],
    ['https://api.example/v1', '/udf/history'],
    ['https://api.example', 'https://api.example.evil.example'],
    ['', 'https://['],
  ])('with the API at %j never goes to %j', async (baseUrl, url) => {
    expect(await authorizationOf(baseUrl, url)).toBeUndefined();
  });

  it('is not sent where there is none', async () => {
    expect(await authorizationOf('', '/udf/history', null)).toBeUndefined();
  });
});

describe('the language', () => {
  it('goes with every request to the origin of the API, as it is at that moment', async () => {
    let language = 'vi';
    const server = fakeServer({});
    const rest = createRest({
      ...{ baseUrl: 'https://api.example/v1', token: null, language: () => language, page },
      ...{ schedule: noTimer, fetch: server.fetch },
    });
    const visit = (path: string, absolute = false) => rest.get(path, { absolute }).catch(() => {});

    await visit(PATH);
    language = 'de';
    await rest.post(PATH, {}).catch(() => {});
    await visit('https://api.example/udf/history', true);
    await visit('https://news.example/list', true);

    expect(server.calls.map(({ headers }) => headers['accept-language'])).toEqual([
      'vi',
      'de',
      'de',
      undefined,
    ]);
  });

  it('is not sent where there is none', async () => {
    const { server, rest } = restOver({ json: {} });
    await rest.get(PATH);
    expect(server.calls[0]?.headers).not.toHaveProperty('accept-language');
  });
});
