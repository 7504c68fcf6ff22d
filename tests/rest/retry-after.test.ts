import { describe, expect, it } from 'vitest';
import { createRest } from '../../src/rest/client';
import { RestError, toMessageError } from '../../src/rest/errors';
import { createLoads } from '../../src/graph/loads';
import { readRetryAfter } from '../../src/rest/retry-after';
import { fakeClock, fakeServer, noTimer } from '../support/rest/fake-server';

const NOW = Date.parse('2026-08-27T10:00:00Z');

describe('the wait that a server names', () => {
  it.each([
    ['30', {}, 30_000],
    [' 5 ', {}, 5_000],
    ['0', {}, 1_000],
    ['86400', {}, 300_000],
    ['Thu, 27 Aug 2026 10:00:40 GMT', {}, 40_000],
    ['Thu, 27 Aug 2026 09:00:00 GMT', {}, 1_000],
    ['Thu, 27 Aug 2026 12:00:20 GMT', { date: 'Thu, 27 Aug 2026 12:00:00 GMT' }, 20_000],
    ['soon', {}, null],
    ['-5 s', {}, null],
    ['', {}, null],
  ])('is %j with %j: %s ms', (text, others, ms) => {
    expect(readRetryAfter(new Headers({ 'retry-after': text, ...others }), NOW)).toBe(ms);
  });

  it.each([429, 503])('comes with the failure of a request, also for a machine: %i', async (status) => {
    const reply = { status, json: {}, headers: { 'retry-after': '7' } };
    const { fetch } = fakeServer({ 'POST /api/users/login': reply });
    const rest = createRest({ baseUrl: '', token: null, schedule: noTimer, fetch });

    const error: unknown = await rest.post('api/users/login', {}).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ retryAfter: 7_000, extensions: { retryAfter: 7_000 } });
    expect(() => toMessageError(error)).toThrow(expect.objectContaining({ retryAfter: 7_000 }));
  });
});

describe('a load that the server has refused for a while', () => {
  function open(random = () => 0) {
    const clock = fakeClock();
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
      clock.pass(ms);
    };
    const { refusals } = createLoads(clock.schedule, () => now, random);
    const sent: string[] = [];
    const load = async (address: string, retryAfter: number | null = null) => {
      await refusals.permitted(address);
      sent.push(address);
      if (retryAfter === null) return;
      refusals.note(address, new RestError('tooMany', { status: 429, retryAfter }));
    };
    return { pass, load, sent };
  }

  it('is sent again when the server permits it, whatever its query', async () => {
    const { pass, load, sent } = open();
    await load('history?symbol=VNM', 10_000);

    const again = load('history?symbol=HPG');
    pass(9_999);
    await Promise.resolve();
    expect(sent).toEqual(['history?symbol=VNM']);
    pass(1);
    await again;

    expect(sent).toEqual(['history?symbol=VNM', 'history?symbol=HPG']);
  });

  it('is sent up to a quarter of that time later, by chance, as other pages wait for the same time', async () => {
    const { pass, load, sent } = open(() => 1);
    await load('history?symbol=VNM', 8_000);

    const again = load('history?symbol=HPG');
    pass(9_999);
    await Promise.resolve();
    expect(sent).toEqual(['history?symbol=VNM']);
    pass(1);
    await again;

    expect(sent).toHaveLength(2);
  });

  it('fails at once where that would take longer than a response may', async () => {
    const { pass, load, sent } = open();
    await load('quotes', 60_000);
    pass(20_000);

    await expect(load('quotes')).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 40_000 });

    expect(sent).toEqual(['quotes']);
  });

  it('leaves the other calls alone', async () => {
    const { load, sent } = open();
    await load('quotes', 60_000);

    await load('history');

    expect(sent).toEqual(['quotes', 'history']);
  });
});
