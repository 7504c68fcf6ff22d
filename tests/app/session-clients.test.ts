// @module-tag P5
import type { ApolloClient } from '@apollo/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import type { Session } from '../../machines/user';
import { createSessionClients } from '../../src/app/session-clients';
import type { Rest } from '../../src/rest/client';
import { sampleUser } from '../../src/rest/user';
import { refusedLoad } from '../support/machines/refused-load';
import { deferred } from '../support/rest/fake-server';

const session = (token: string): Session => ({ token, user: sampleUser });

/** Clients named after the token that they were created for, and a log of what was created and closed. */
function start(stored: Session | null, open?: (token: string) => Promise<unknown>, isLocked = false) {
  const log: string[] = [];
  const actor = createActor(sessionMachine, { input: { stored, isLocked } }).start();
  const store = createSessionClients({
    session: actor,
    restFor: (token) => `rest of ${token}` as unknown as Rest,
    async openGraph({ token }, rest) {
      log.push(`open ${token} with ${rest as unknown as string}`);
      await open?.(token);
      const checkSession = () => log.push(`check ${token}`);
      const client = token as unknown as ApolloClient;
      return {
        client,
        holdLoads,
        checkSession,
        unchangedSince: () => null,
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
  return { actor, store, log, snapshots, signIn };
}

function holdLoads() {}

async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const none = { status: 'none' };
const pending = (token: string) => ({ status: 'pending', rest: `rest of ${token}` });
const ready = (token: string) => ({
  status: 'ready',
  rest: `rest of ${token}`,
  client: token,
  holdLoads,
  checkSession: expect.any(Function) as () => void,
  unchangedSince: expect.any(Function) as () => null,
});

describe('the clients of a session', () => {
  it('are created with the session that is stored at the start, the REST client at once', async () => {
    const { store, log } = start(session('ours'));
    const before = store.get();

    await store.settled();

    expect([before, store.get(), log]).toEqual([
      pending('ours'),
      ready('ours'),
      ['open ours with rest of ours'],
    ]);
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
    expect(log).toEqual(['open ours with rest of ours', 'closed', 'stop ours']);
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
    expect(snapshots).toEqual([ready('ours'), none, pending('theirs'), ready('theirs')]);
    expect(log).toEqual([
      'open ours with rest of ours',
      'closed',
      'stop ours',
      'open theirs with rest of theirs',
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

    expect(snapshots).toEqual([ready('ours'), pending('theirs'), ready('theirs')]);
    expect(log).toEqual([
      'open ours with rest of ours',
      'closed',
      'open theirs with rest of theirs',
      'stop ours',
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
      ['open ours with rest of ours', 'closed'],
      ['open ours with rest of ours', 'closed', 'stop ours'],
    ]);
    expect(store.get()).toEqual(none);
  });

  it('that cannot be created are reported as failed, and prevent no later ones', async () => {
    const missing = new Error('no chunk');
    const { actor, store, signIn } = start(session('ours'), async (token) => {
      if (token === 'ours') throw missing;
    });
    await store.settled();
    expect(store.get()).toEqual({ status: 'failed', rest: 'rest of ours', error: missing });

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

    expect([store.get(), log]).toEqual([none, ['open ours with rest of ours', 'closed', 'stop ours']]);
  });
});
