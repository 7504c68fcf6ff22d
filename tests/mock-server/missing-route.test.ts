import { expect, it, vi } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';

function spyOnErrors() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    const messages = spy.mock.calls.map(([message]) => message as string);
    spy.mockRestore();
    return messages;
  };
}

it.each([
  ['GET', '/api/foo', 'foo'],
  ['GET', '/api/price_alerts/7?days=2', 'price-alert'],
  ['PUT', '/api/plans', 'plan'],
  ['DELETE', '/api/watchlists/1', 'watchlist'],
  ['PATCH', '/udf/marks', 'udf'],
  ['POST', '/news', 'news'],
])('%s %s has no route: 404, and an error that names the file', async (method, path, name) => {
  startBackend();
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const errors = spyOnErrors();

  const response = await fetch(path, { method, headers });

  expect(errors()).toEqual([
    `mock-server: no route for ${method} ${path.replace(/\?.*/, '')}; add it to mock-server/routes/${name}.ts`,
  ]);
  expect([response.status, await response.json()]).toEqual([404, { message: 'Không tìm thấy địa chỉ này.' }]);
});

it('responds 404 without a valid token too, as of an optional call that visitors make', async () => {
  startBackend();
  const token = await signIn();
  const errors = spyOnErrors();

  const responses = [await request('/api/foo'), await request('/api/foo', { token: `${token}x` })];

  const error = 'mock-server: no route for GET /api/foo; add it to mock-server/routes/foo.ts';
  const missing = { status: 404, body: { message: 'Không tìm thấy địa chỉ này.' } };
  expect(errors()).toEqual([error, error]);
  expect(responses).toEqual([missing, missing]);
});
