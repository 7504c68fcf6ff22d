import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionMachine } from '../../../machines/session.machine';
import type { Credentials, Session } from '../../../machines/user';
import type { BrowserStorage, TabText } from '../../lib/storage';
import { asToken, signIn, signOut } from '../../rest/auth';
import { readUser, sampleUser } from '../../rest/user';
import type { Rest, RestFor } from '../../rest/client';
import { toMessageError } from '../../rest/errors';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Options = {
  storage: BrowserStorage;
  /** The path where this tab was locked; null while it is not. */
  lockedFrom: TabText;
  /** The API with the stored token: an unlock carries it, a sign-in has none. */
  rest: Rest;
  restFor: RestFor;
};

/** Starts the session: restored from storage, written back to it, and in step with the other tabs; its lock is this tab's. */
export function startSession({ storage, lockedFrom, rest, restFor }: Options): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(async ({ input, signal }) => {
        const { token, user } = await signIn(rest, input, { signal }).catch(toMessageError);
        return { token, user: readUser(user) ?? sampleUser };
      }),
      signOut: fromPromise<void, { token: string }>(async ({ input, signal }) => {
        await signOut(restFor(input.token), { signal }).catch(toMessageError);
      }),
    },
  });
  const input = { stored: readSession(storage), lockedFrom: lockedFrom.read() };
  const actor = createActor(machine, { input });

  let kept = actor.getSnapshot().context.session;
  actor.subscribe(({ context }) => {
    if (context.lockedFrom !== lockedFrom.read()) lockedFrom.write(context.lockedFrom);
    if (context.session === kept) return;
    kept = context.session;
    writeSession(storage, kept);
  });
  const unwatch = storage.watch(() => {
    // What another tab stored is never written back: that would undo the tab's next step.
    kept = readSession(storage);
    actor.send({ type: 'stored session changed', session: kept });
  });
  actor.subscribe({ complete: unwatch });

  return actor.start();
}

/** The stored token; null for one that no header can carry. */
export function readToken(storage: BrowserStorage): string | null {
  return asToken(storage.read('accessToken'));
}

/** The stored session; a token with an unreadable user gets the sample user. */
function readSession(storage: BrowserStorage): Session | null {
  const token = readToken(storage);
  if (token === null) return null;
  return { token, user: readUser(parsed(storage.read('user'))) ?? sampleUser };
}

/** Writes the token last and removes it first, so that no other tab ever reads one without its user. */
function writeSession(storage: BrowserStorage, session: Session | null) {
  if (session === null) storage.write('accessToken', null);
  storage.write('user', session && JSON.stringify(session.user.record));
  if (session === null) storage.write('lastVisit', null);
  if (session !== null) storage.write('accessToken', session.token);
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}
