import { expect, it } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';

it('field names are those of the specification, never camelised', async () => {
  startBackend();

  const { body } = await request('/api/watchlists', { token: await signIn() });

  expect(JSON.stringify(body)).toContain('"short_name_vi"');
});
