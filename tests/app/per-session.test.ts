import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import type { Session } from '../../machines/user';
import { keepPerSession } from '../../src/app/actors/per-session';
import { sampleUser } from '../../src/rest/sample-user';
import { deferred } from '../support/deferred';

const session = (token: string): Session => ({ token, user: sampleUser });

/** A keeper whose values are the tokens that they were opened for, and a log of what it did. */
function keep(
  stored: Session | null,
  open?: (token: string) => Promise<string>,
  lockedFrom: string | null = null,
) {
  const log: string[] = [];
  const actor = createActor(sessionMachine, { input: { stored, lockedFrom } }).start();
  onTestFinished(() => void actor.stop());
  const value = keepPerSession(actor, {
    open({ token }) {
      log.push(`open ${token}`);
      return open?.(token) ?? Promise.resolve(token);
    },
    close: (opened: string) => void log.push(`close ${opened}`),
  });
  const store = (next: Session | null) => actor.send({ type: 'stored session changed', session: next });
  return { actor, log, value, store };
}

async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe('a value per session', () => {
  it('is opened with the session that is there at the start, once for everybody who asks', async () => {
    const { log, value } = keep(session('ours'));

    expect([await value(), await value()]).toEqual(['ours', 'ours']);
    expect(value()).toBe(value());
    expect(log).toEqual(['open ours']);
  });

  it('is not there while nobody is signed in: who waits for it waits', async () => {
    const { log, value } = keep(null);
    const answered = await Promise.race([value(), settled().then(() => 'still waiting')]);

    expect([answered, log]).toEqual(['still waiting', []]);
  });

  it('is closed while its session is locked, and none is opened by what another tab makes of it', async () => {
    const { actor, log, value } = keep(session('ours'));
    actor.send({ type: 'lock', path: '/' });
    await settled();
    const answered = await Promise.race([value(), settled().then(() => 'still waiting')]);

    actor.send({ type: 'stored session changed', session: session('ours anew') });
    await settled();

    expect([answered, log]).toEqual(['still waiting', ['open ours', 'close ours']]);
  });

  it('is not opened for a session that starts locked', () => {
    expect(keep(session('ours'), undefined, '/').log).toEqual([]);
  });

  it('is closed when its session ends, and another one opened for the next', async () => {
    const { actor, log, value, store } = keep(session('ours'));
    actor.send({ type: 'stored session changed', session: null });
    await settled();
    const after = [...log];

    store(session('theirs'));

    expect(after).toEqual(['open ours', 'close ours']);
    expect([await value(), log]).toEqual(['theirs', ['open ours', 'close ours', 'open theirs']]);
  });

  it('is another one for another token without a moment between, and the same for a renamed user', async () => {
    const { log, value, store } = keep(session('ours'));

    store({ token: 'ours', user: { ...sampleUser, firstName: 'An' } });
    expect(await value()).toBe('ours');
    store(session('theirs'));
    await settled();

    expect([await value(), log]).toEqual(['theirs', ['open ours', 'open theirs', 'close ours']]);
  });

  it('that opens late is closed as soon as it is there, when its session is over by then', async () => {
    const late = deferred<string>();
    const { actor, log } = keep(session('ours'), () => late.promise);
    actor.send({ type: 'stored session changed', session: null });
    await settled();
    const before = [...log];

    late.resolve('ours');
    await settled();

    expect([before, log]).toEqual([['open ours'], ['open ours', 'close ours']]);
  });

  it('that cannot be opened is told to who waits, and hinders no later one', async () => {
    const { actor, value, store } = keep(session('ours'), (token) =>
      token === 'ours' ? Promise.reject(new Error('no chunk')) : Promise.resolve(token),
    );
    await expect(value()).rejects.toThrow('no chunk');

    actor.send({ type: 'stored session changed', session: null });
    store(session('theirs'));

    expect(await value()).toBe('theirs');
  });
});
