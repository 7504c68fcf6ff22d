import { describe, expect, it } from 'vitest';
import { backendPath } from '../../mock-server/middleware';
import { request, signIn, startBackend } from '../support/mock-server/backend';

describe('the requests that the mock server handles', () => {
  it.each([
    '/api/watchlists',
    'api/users/login',
    '/news?format=json&today=0',
    '/udf/time',
    '/verifySecurityCode',
    'http://localhost:5173/udf/config',
  ])('include %s', (url) => {
    expect(backendPath(url, '')).not.toBeNull();
  });

  it.each([
    '/assets/index-4f2a.js',
    '/src/pages/Home.tsx',
    '/newsroom.js',
    '/technical/HPG',
    '/',
    'https://example.com/api/watchlists',
    'https://tiles.example.com/udf/1.png',
  ])('exclude %s', (url) => {
    expect(backendPath(url, '')).toBeNull();
  });

  it('have a base of another origin or path', async () => {
    startBackend({ urlPrefix: 'https://api.example.com/v1' });

    expect((await request('https://api.example.com/v1/udf/config')).status).toBe(200);
    expect(backendPath('https://api.example.com/v1/api/watchlists', 'https://api.example.com/v1')).toBe(
      '/api/watchlists',
    );
    expect(backendPath('/api/watchlists', 'https://api.example.com/v1')).toBeNull();
    expect(backendPath('/backend/news?format=json', '/backend')).toBe('/news?format=json');
  });
});

it('field names are those of the specification, never camelised', async () => {
  startBackend();

  const { body } = await request('/api/watchlists', { token: await signIn() });

  expect(JSON.stringify(body)).toContain('"short_name_vi"');
});
