import { describe, expect, it } from 'vitest';
import { loadCorrection } from '../../src/graph/server-time';
import { createRest } from '../../src/rest/client';
import { fakeServer, noTimer, type Reply } from '../support/rest/fake-server';

const NOW = Date.parse('2027-02-03T10:00:00+07:00');
const seconds = (ms: number) => Math.floor(ms / 1_000);
const dated = (ms: number, headers = {}): Reply => ({
  ...{ status: 404, json: { message: 'Not found' } },
  headers: { date: new Date(ms).toUTCString(), ...headers },
});

/** The correction by an answer that takes so many ms. */
async function correction(reply: Reply, took = 0) {
  let device = NOW;
  const server = fakeServer({
    'GET /udf/time': () => {
      device += took;
      return reply;
    },
  });
  const rest = createRest({ baseUrl: '', token: null, schedule: noTimer, fetch: server.fetch });
  const found = await loadCorrection({
    request: (onHeaders) => rest.get('udf/time', { cache: 'no-store', onHeaders }),
    device: () => device,
  });
  expect(server.requests()).toEqual(['GET /udf/time']);
  expect(server.calls[0]!.init.cache).toBe('no-store');
  return found;
}

describe("how far the server's clock is ahead of this device's", () => {
  it.each([
    ['five minutes ahead', { text: String(seconds(NOW + 300_000)) }, 300_500],
    ['five minutes behind', { text: `${seconds(NOW - 300_000)}\n` }, -299_500],
    ['a year ahead', { json: seconds(NOW + 31_536_000_000) }, 31_536_000_500],
    ['in milliseconds', { json: NOW + 300_000 }, 300_500],
    ['the same', { text: String(seconds(NOW)) }, 0],
    ['a second off, which seconds do not tell', { text: String(seconds(NOW + 1_000)) }, 0],
  ])('is read from /time: %s', async (_, reply, ms) => {
    expect(await correction(reply)).toBe(ms);
  });

  it('is measured from the middle of the round trip, and none that this may explain', async () => {
    const reply = { text: String(seconds(NOW + 60_000)) };
    expect(await correction(reply, 4_000)).toBe(58_500);
    expect(await correction({ text: String(seconds(NOW + 4_000)) }, 8_000)).toBe(0);
    expect(await correction(reply, 10_001)).toBeNull();
    expect(await correction(reply, -1)).toBeNull();
  });

  it('is read from the Date of the answer where the feed lacks /time', async () => {
    expect(await correction(dated(NOW + 300_000))).toBe(300_500);
    expect(await correction(dated(NOW + 300_000, { age: '0' }))).toBe(300_500);
  });

  it.each<[string, Reply]>([
    ['was kept by a cache', dated(NOW + 300_000, { age: '30' })],
    ['has no Date', { status: 404, json: {} }],
    ['has an unreadable Date', { status: 404, json: {}, headers: { date: 'now' } }],
    ['does not come', 'refuses to connect'],
    ['is no time', { json: 'soon' }],
    ['is of 1970', { json: 12 }],
    ['is negative', { json: -1_787_821_200 }],
  ])('is not known from an answer that %s', async (_, reply) => {
    expect(await correction(reply)).toBeNull();
  });
});
