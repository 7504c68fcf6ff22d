// @module-tag P5
import type { ApolloClient } from '@apollo/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import type { Session } from '../../machines/user';
import { createSessionClients } from '../../src/app/session-clients';
import type { Rest } from '../../src/rest/client';
import { RestError } from '../../src/rest/errors';
import { sampleUser } from '../../src/rest/user';
import { refusedLoad } from '../support/machines/refused-load';
import { deferred } from '../support/rest/fake-server';

const session = (token: string): Session => ({ token, user: sampleUser });
const an = { ...sampleUser, id: 7 };
const ofAn = (token: string): Session => ({ token, user: { ...an } });

/** Clients named after the token that they were created for, and a log of what was created and closed. */
function start(stored: Session | null, open?: (token: string) => Promise<unknown>, isLocked = false) {
  const log: string[] = [];
  const tokens: (() => string)[] = [];
  const load = vi.fn(async (request: string): Promise<unknown> => request);
  const actor = createActor(sessionMachine, { input: { stored, isLocked } }).start();
  const store = createSessionClients({
    session: actor,
    restFor: (token) => ({ get: (path: string) => load(`${path} with ${token}`) }) as Rest,
    async openGraph(tokenNow) {
      const token = tokenNow();
      tokens.push(tokenNow);
      log.push(`open ${token}`);
      await open?.(token);
      const checkSession = () => log.push(`check ${token}`);
      const client = token as unknown as ApolloClient;
      return {
        client,
        holdLoads,
        checkSession,
        unchangedSince: () => null,
        stream: async () => null,
        stop: () => log.push(`stop ${token}`),
      };
    },
    onClosed: () => log.push('closed'),
  });
  onTestFinished(() => {
    store.stop();
    actor.stop();
  });
  const snapshots: unknown[] = [];
  store.subscribe(() => snapshots.push(store.get()));
  const signIn = (session: Session | null, isLocked = false) =>
    actor.send({ type: 'stored session changed', session, isLocked, isExpired: false });
  return { actor, store, log, tokens, load, snapshots, signIn };
}

function holdLoads() {}

async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const none = { status: 'none' };
const rest = expect.objectContaining({ get: expect.any(Function) as unknown }) as Rest;
const pending = { status: 'pending', rest };
const ready = (token: string) => ({
  status: 'ready',
  rest,
  client: token,
  holdLoads,
  checkSession: expect.any(Function) as () => void,
  unchangedSince: expect.any(Function) as () => null,
  stream: expect.any(Function) as () => Promise<null>,
});

describe('the clients of a session', () => {
  it('are created with the session that is stored at the start, the REST client at once', async () => {
    const { store, log } = start(session('ours'));
    const before = store.get();

    await store.settled();

    expect([before, store.get(), log]).toEqual([pending, ready('ours'), ['open ours']]);
    expect(store.get(), 'for useSyncExternalStore').toBe(store.get());
  });

  it('are none while nobody is signed in, and nothing waits for them', async () => {
    const { store, log } = start(null);
    await store.settled();

    expect([store.get(), log]).toEqual([none, []]);
  });

  it('are closed while the session is locked, and none are created by what another tab makes of it', async () => {
    const { actor, store, log, signIn } = start(session('ours'));
    await settled();
    actor.send({ type: 'lock' });
    const locked = store.get();
    await settled();

    signIn(session('ours again'), true);
    await settled();

    expect([locked, store.get()]).toEqual([none, none]);
    expect(log).toEqual(['open ours', 'closed', 'stop ours']);
  });

  it('are not created for a session that starts locked', () => {
    const { store, log } = start(session('ours'), undefined, true);

    expect([store.get(), log]).toEqual([none, []]);
  });

  it('are gone at once when the session ends, and others are created for the next', async () => {
    const { actor, store, log, snapshots, signIn } = start(session('ours'));
    await settled();
    actor.send({ type: 'sign out' });
    const after = store.get();
    await settled();

    signIn(null);
    signIn(session('theirs'));
    await settled();

    expect(after).toEqual(none);
    expect(snapshots).toEqual([ready('ours'), none, pending, ready('theirs')]);
    expect(log).toEqual(['open ours', 'closed', 'stop ours', 'open theirs']);
  });

  it('are others where another tab stores another person before their token', async () => {
    const { store, log, signIn } = start({ token: 'ours', user: { ...sampleUser, id: 7 } });
    await settled();

    signIn({ token: 'ours', user: { ...sampleUser, id: 8 } });
    signIn({ token: 'theirs', user: { ...sampleUser, id: 8 } });
    await settled();

    expect([store.get(), log]).toEqual([
      ready('theirs'),
      ['open ours', 'closed', 'open theirs', 'stop ours'],
    ]);
  });

  it('are others for another token without a moment between, and the same for a renamed user', async () => {
    const { store, log, snapshots, signIn } = start(session('ours'));
    await settled();

    signIn({ token: 'ours', user: { ...sampleUser, firstName: 'An' } });
    await settled();
    expect(store.get()).toEqual(ready('ours'));
    signIn(session('theirs'));
    await settled();

    expect(snapshots).toEqual([ready('ours'), pending, ready('theirs')]);
    expect(log).toEqual(['open ours', 'closed', 'open theirs', 'stop ours']);
  });

  it('go on where the token of their person is renewed, with the new one', async () => {
    const { actor, store, log, tokens, snapshots, signIn } = start(ofAn('ours'));
    await settled();
    const { rest: api } = store.get() as { rest: Rest };
    expect(await api.get('lists')).toBe('lists with ours');

    actor.send({ type: 'token renewed', oldToken: 'ours', token: 'renewed' });
    expect([await api.get('lists'), tokens[0]!()]).toEqual(['lists with renewed', 'renewed']);
    signIn(ofAn('of another tab'));
    await settled();

    expect([await api.get('lists'), tokens[0]!()]).toEqual(['lists with of another tab', 'of another tab']);
    expect([snapshots, log]).toEqual([[ready('ours')], ['open ours']]);
  });

  it('send a request once more whose token was replaced while it was under way, and no other', async () => {
    const { actor, store, load } = start(ofAn('ours'));
    const { rest: api } = store.get() as { rest: Rest };
    load.mockImplementation(async (request) => {
      actor.send({ type: 'token renewed', oldToken: 'ours', token: 'renewed' });
      if (request !== 'lists with renewed') throw new RestError('unauthorized', { status: 401 });
      return 'lists';
    });

    expect(await api.get('lists')).toBe('lists');
    await expect(api.get('others')).rejects.toThrow('unauthorized');

    const sent = load.mock.calls.map(([request]) => request);
    expect(sent).toEqual(['lists with ours', 'lists with renewed', 'others with renewed']);
  });

  it('that are closed keep their token, whoever comes next', async () => {
    const { store, tokens, signIn, actor } = start(ofAn('ours'));
    await settled();
    const { rest: api } = store.get() as { rest: Rest };

    actor.send({ type: 'sign out' });
    signIn(null);
    signIn(ofAn('ours again'));
    await settled();

    expect([tokens.map((token) => token()), await api.get('lists')]).toEqual([
      ['ours', 'ours again'],
      'lists with ours',
    ]);
  });

  it('that are ready only after their session has ended are stopped and never shown', async () => {
    const late = deferred();
    const { actor, store, log } = start(session('ours'), () => late.promise);
    actor.send({ type: 'sign out' });
    await settled();
    const before = [...log];

    late.resolve();
    await settled();

    expect([before, log]).toEqual([
      ['open ours', 'closed'],
      ['open ours', 'closed', 'stop ours'],
    ]);
    expect(store.get()).toEqual(none);
  });

  it('that cannot be created are reported as failed, and prevent no later ones', async () => {
    const missing = new Error('no chunk');
    const { actor, store, signIn } = start(session('ours'), async (token) => {
      if (token === 'ours') throw missing;
    });
    await store.settled();
    expect(store.get()).toEqual({ status: 'failed', rest, error: missing });

    actor.send({ type: 'sign out' });
    signIn(null);
    signIn(session('theirs'));
    await settled();

    expect(store.get()).toEqual(ready('theirs'));
  });

  it('load the watchlists once where a feed refuses their token, however often it does', async () => {
    const { actor, store, log } = start(session('ours'));
    await settled();
    log.length = 0;

    const refusal = { ...refusedLoad('ours'), load: 'candles', isOfFeed: true };
    actor.send(refusal);
    actor.send(refusal);

    expect([log, store.get()]).toEqual([['check ours'], ready('ours')]);
  });

  it('are closed with the page, and no later session gets any', async () => {
    const { store, log, signIn } = start(session('ours'));
    await settled();

    store.stop();
    signIn(session('theirs'));
    await settled();

    expect([store.get(), log]).toEqual([none, ['open ours', 'closed', 'stop ours']]);
  });
});
