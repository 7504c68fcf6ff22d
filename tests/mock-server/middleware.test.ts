import { describe, expect, it } from 'vitest';
import { isOurs } from '../../mock-server/middleware';
import { ask, signIn, startBackend } from '../support/mock-server/backend';

describe('the requests that the mock server answers', () => {
  it.each([
    '/api/watchlists',
    'api/users/login',
    '/news?format=json&today=0',
    '/udf/time',
    '/verifySecurityCode',
    'http://localhost:5173/udf/config',
  ])('include %s', (url) => {
    expect(isOurs(url, '')).toBe(true);
  });

  it.each([
    '/assets/index-4f2a.js',
    '/src/pages/Home.tsx',
    '/newsroom.js',
    '/technical/HPG',
    '/',
    'https://example.com/api/watchlists',
    'https://tiles.example.com/udf/1.png',
  ])('leave %s alone', (url) => {
    expect(isOurs(url, '')).toBe(false);
  });

  it('follow a base of another origin or path', async () => {
    startBackend({ urlPrefix: 'https://api.example.com/v1' });

    expect((await ask('https://api.example.com/v1/udf/config')).status).toBe(200);
    expect(isOurs('https://api.example.com/v1/api/watchlists', 'https://api.example.com/v1')).toBe(true);
    expect(isOurs('/api/watchlists', 'https://api.example.com/v1')).toBe(false);
    expect(isOurs('/backend/news?format=json', '/backend')).toBe(true);
  });
});

it('the names of fields are the specification’s own, never camelised', async () => {
  startBackend();

  const { body } = await ask('/api/watchlists', { token: await signIn() });

  expect(JSON.stringify(body)).toContain('"short_name_vi"');
});
