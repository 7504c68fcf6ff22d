import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionMachine } from '../../../machines/session.machine';
import type { Credentials, Session } from '../../../machines/user';
import type { BrowserStorage, TabText } from '../../lib/storage';
import { asToken, signIn, signOut } from '../../rest/auth';
import { readUser } from '../../rest/user';
import { restTo } from '../../rest/rest-for';
import { sampleUser } from '../../rest/sample-user';
import { toMessageError } from '../../rest/message-error';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Options = {
  storage: BrowserStorage;
  /** Where this tab was locked; nothing while it is not. */
  lockedFrom: TabText;
  apiUrl: string;
};

/** The running session: restored from storage, written back to it, and in step with the other tabs; its lock is this tab's. */
export function startSession({ storage, lockedFrom, apiUrl }: Options): SessionActor {
  const restFor = restTo(apiUrl);
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(async ({ input, signal }) => {
        const { token, user } = await signIn(restFor(null), input, { signal }).catch(toMessageError);
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
  storage.watch(() => {
    // What another tab stored is adopted, never written back: it would undo that tab's next step.
    kept = readSession(storage);
    actor.send({ type: 'stored session changed', session: kept });
  });

  return actor.start();
}

/** The stored session; a token with an unreadable user gets the sample user. */
function readSession(storage: BrowserStorage): Session | null {
  const token = asToken(storage.read('accessToken'));
  if (token === null) return null;
  return { token, user: readUser(parsed(storage.read('user'))) ?? sampleUser };
}

/** The token comes last and goes first, so that no other tab ever sees one without its user. */
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
