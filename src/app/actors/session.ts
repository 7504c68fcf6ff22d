import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionMachine } from '../../../machines/session.machine';
import type { Credentials, Session } from '../../../machines/user';
import { parseStored } from '../../lib/json';
import { withoutSecrets } from '../../lib/user-fields';
import type { BrowserStorage } from '../../lib/storage';
import { asToken, signIn, signOut } from '../../rest/auth';
import { readUser, sampleUser } from '../../rest/user';
import type { Rest, RestFor } from '../../rest/client';
import { toMessageError } from '../../rest/errors';
import type { openLastPage } from './last-page';
import { withRetry, type RetryActor } from './retry';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Options = {
  storage: BrowserStorage;
  lastPage: ReturnType<typeof openLastPage>;
  /** The API with the stored token: an unlock carries it, a sign-in has none. */
  rest: Rest;
  restFor: RestFor;
  /** The wait after refused sign-ins. */
  retry: RetryActor;
};

/** The session as all tabs of the browser share it. */
type Shared = { session: Session | null; isLocked: boolean; isExpired: boolean };

/** Starts the session: restored from storage, written back to it, and in step with the other tabs, its lock included. */
export function startSession({ storage, lastPage, rest, restFor, retry }: Options): SessionActor {
  /** Takes back what this browser is sent of alerts; at the server too, where that still accepts the token. */
  const endPush = async (token?: string) => {
    const kept = storage.read('push');
    if (kept) await (await import('../push/push')).endPush(storage, kept, token ? restFor(token) : null);
  };
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(async ({ input, signal }) => {
        const response = signIn(rest, input, { signal }).catch(toMessageError);
        const { token, user } = await withRetry(retry, response);
        return { token, user: readUser(user) ?? sampleUser };
      }),
      // Goes on where somebody signs in meanwhile: the token is to be revoked all the same.
      signOut: fromPromise<void, { token: string }>(async ({ input }) => {
        await endPush(input.token).catch(() => {});
        await signOut(restFor(input.token)).catch(toMessageError);
      }),
    },
  });
  dropStoredSecrets(storage);
  let shared = readShared(storage);
  const { session: stored, isLocked } = shared;
  const actor = createActor(machine, { input: { stored, isLocked, lastPage: lastPage.read(stored) } });
  /** On every page, also a locked one or one without a frame: the service worker shows alerts to whoever may read them now. */
  const followPush = async () => {
    if (storage.read('push')) (await import('../push/push')).resumePush({ session: actor, storage });
  };

  actor.subscribe(({ context: { session, isLocked, isExpired, revoking, ...context } }) => {
    lastPage.write(context.lastPage, session);
    if (session === null && revoking === null) endPush().catch(() => {});
    if (session === shared.session && isLocked === shared.isLocked && isExpired === shared.isExpired) return;
    const before = shared;
    shared = { session, isLocked, isExpired };
    writeShared(storage, before, shared);
  });
  const unwatch = storage.watch(() => {
    // What another tab stored is never written back: that would undo the tab's next step.
    shared = readShared(storage);
    actor.send({ type: 'stored session changed', ...shared });
    // Without its code the worker knows who could read last, which ends with the session.
    followPush().catch(() => {});
  });
  actor.subscribe({ complete: unwatch });

  actor.start();
  followPush().catch(() => {});
  return actor;
}

/** The stored token; null for one that no header can carry. */
export function readToken(storage: BrowserStorage): string | null {
  return asToken(storage.read('accessToken'));
}

/** Writes the user that an earlier version of the product has stored once more, where it holds a secret. */
function dropStoredSecrets(storage: BrowserStorage) {
  const user = parseStored(storage.read('user'));
  const text = JSON.stringify(user, withoutSecrets);
  if (text !== JSON.stringify(user)) storage.write('user', text);
}

/** The stored session; a token with an unreadable user gets the sample user. */
function readShared(storage: BrowserStorage): Shared {
  const token = readToken(storage);
  const user = () => readUser(parseStored(storage.read('user'))) ?? sampleUser;
  return {
    session: token === null ? null : { token, user: user() },
    isLocked: storage.read('locked') === 'true',
    isExpired: token === null && isMarkedExpired(storage),
  };
}

function isMarkedExpired(storage: BrowserStorage) {
  return storage.read('expired') === 'true';
}

/**
 * Writes what differs, so that a change of the user undoes no lock and no sign-out of a tab that this one has not heard
 * of yet. The token is written last and removed first, so that no other tab ever reads one without its user; an expiry is
 * written before, so that no other tab takes it for a sign-out; the lock is removed after an unlock's new token is there.
 */
function writeShared(storage: BrowserStorage, before: Shared, { session, isLocked, isExpired }: Shared) {
  const token = session?.token ?? null;
  const isSameToken = token === (before.session?.token ?? null);
  if (isSameToken && readToken(storage) !== token) return;
  if (isExpired !== isMarkedExpired(storage)) storage.write('expired', isExpired ? 'true' : null);
  if (session === null) storage.write('accessToken', null);
  if (session?.user !== before.session?.user) {
    storage.write('user', session && JSON.stringify(session.user.record, withoutSecrets));
  }
  if (session === null) storage.write('lastVisit', null);
  if (!isSameToken && token !== null) storage.write('accessToken', token);
  if (isLocked !== before.isLocked) storage.write('locked', isLocked ? 'true' : null);
}
