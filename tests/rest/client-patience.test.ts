import { describe, expect, it } from 'vitest';
import { createRest } from '../../src/rest/client';
import { fakeClock, fakeServer, type Reply } from '../support/rest/fake-server';
import { page, PATH, failureOf } from '../support/rest/client';

describe('patience', () => {
  const waiting = (reply: Reply = 'never responds') => {
    const clock = fakeClock();
    const server = fakeServer({ [`GET /${PATH}`]: reply });
    return {
      clock,
      server,
      rest: createRest({ baseUrl: '', token: null, page, schedule: clock.schedule, fetch: server.fetch }),
    };
  };

  it('ends after 15 seconds, and the request with it', async () => {
    const { clock, server, rest } = waiting();
    const response = rest.get(PATH);

    clock.pass(14_999);
    expect(server.calls[0]?.init.signal?.aborted).toBe(false);
    clock.pass(1);

    expect(await failureOf(response)).toEqual({ kind: 'timeout', status: null, serverMessage: null });
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('covers a body that drips', async () => {
    const clock = fakeClock();
    const dripping = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) }));
    const response = createRest({
      baseUrl: '',
      token: null,
      page,
      schedule: clock.schedule,
      fetch: dripping,
    }).get(PATH);

    clock.pass(15_000);

    expect(await failureOf(response)).toMatchObject({ kind: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    const { clock, rest } = waiting({ json: [] });
    await rest.get(PATH);
    expect(clock.running()).toBe(0);
  });

  it('of the caller ends the request at once', async () => {
    const { server, rest } = waiting();
    const caller = new AbortController();
    const response = rest.get(PATH, { signal: caller.signal });

    caller.abort();

    expect(await failureOf(response)).toEqual({ kind: 'aborted', status: null, serverMessage: null });
    expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  });

  it('that is aborted before the request sends none', async () => {
    const { server, rest } = waiting();
    expect(await failureOf(rest.get(PATH, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
    });
    expect(server.calls).toEqual([]);
  });
});
