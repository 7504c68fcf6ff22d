import { expect, it } from 'vitest';
import { cacheModeOf } from '../../../src/graph/feed/cache-mode';
import { createBackend } from '../../../src/graph/backend';
import { createRest } from '../../../src/rest/client';
import { fakeServer, noTimer } from '../../support/rest/fake-server';

it.each([
  ['config', 'default'],
  ['symbols?symbol=FPT', 'default'],
  ['symbol_info', 'default'],
  ['search?query=V', 'default'],
  ['quotes?symbols=FPT', 'default'],
  ['history?symbol=FPT&resolution=D', 'no-cache'],
  ['timescale_marks?symbol=FPT', 'no-cache'],
])('an answer of %s is cached as %s', (path, mode) => {
  expect(cacheModeOf(path)).toBe(mode);
});

it('of what somebody who is signed in requests, the feed’s answers alone may be kept', async () => {
  const server = fakeServer({
    'GET /udf/config': { json: {} },
    'GET /udf/quotes': { json: {} },
    'GET /api/watchlists': { json: [] },
  });
  const shared = { schedule: noTimer, fetch: server.fetch };
  const rest = createRest({ ...shared, baseUrl: '', token: 'T0K3N' });
  const sources = createBackend({ ...shared, rest, newsUrl: '/news', feedUrl: '/udf' })();

  await sources.feed('config');
  await sources.feed('quotes?symbols=FPT');
  await sources.api.get('api/watchlists');

  expect(server.calls.map(({ init }) => init.cache)).toEqual(['default', 'default', 'no-store']);
});
