import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureOf } from '../../src/graph/failure';
import { fakeClock } from '../support/rest/fake-server';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { session } from '../support/graph/session-client';

describe('an operation', () => {
  it('ends its request when nobody waits for it any more', async () => {
    const { client, server } = session({ 'GET /api/tplus_signals': 'never responds' });
    const watching = client.watchQuery({ query: SignalsDocument }).subscribe(() => {});
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));

    watching.unsubscribe();

    await vi.waitFor(() => expect(server.calls[0]?.init.signal?.aborted).toBe(true));
  });

  it('fails in words of the product', async () => {
    const clock = fakeClock();
    const { client, server } = session(
      { 'GET /api/tplus_signals': 'never responds' },
      { schedule: clock.schedule },
    );
    const failure = client.query({ query: SignalsDocument }).catch(failureOf);
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));

    clock.pass(15_000);

    expect(await failure).toEqual({
      kind: 'timeout',
      status: null,
      serverMessage: null,
      field: null,
      retryAfter: null,
    });
  });

  it.each([new Error('x'), null, 'x', { errors: [{ extensions: { kind: 'timeout' } }] }])(
    'that fails by %j failed unexpectedly',
    (error) => {
      expect(failureOf(error)).toEqual({
        kind: 'unexpected',
        status: null,
        serverMessage: null,
        field: null,
        retryAfter: null,
      });
    },
  );
});

describe('a response', () => {
  it('is delivered in a new task, so that input comes before its render', async () => {
    let begin = () => {};
    const second = new Promise<void>((done) => (begin = done));
    const tasks = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockReturnValueOnce(second);
    vi.stubGlobal('scheduler', { yield: tasks });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client, server } = session({ 'GET /api/watchlists': { json: [] } });
    const delivered = vi.fn();
    const response = client.query({ query: WatchlistsDocument }).then(delivered);
    await vi.waitFor(() => expect(tasks).toHaveBeenCalledTimes(2));

    expect(server.calls).toHaveLength(1);
    expect(delivered).not.toHaveBeenCalled();
    begin();
    await response;
    expect(delivered).toHaveBeenCalledTimes(1);
  });
});
