import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { sessionMachine, type Credentials, type Session } from '../../machines/session.machine';
import { after } from '../lib/after';
import type { BrowserStorage } from '../lib/storage';
import { asToken, signIn, signOut } from '../rest/auth';
import { createRest } from '../rest/client';
import { RestError } from '../rest/errors';
import { readUser } from '../rest/user';
import { sampleUser } from './sample-user';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Options = { storage: BrowserStorage; apiUrl: string };

/** The running session: restored from storage, written back to it, and in step with the other tabs. */
export function startSession({ storage, apiUrl }: Options): SessionActor {
  const restFor = (token: string | null) => createRest({ baseUrl: apiUrl, token, after });
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise<Session, Credentials>(async ({ input, signal }) => {
        const { token, user } = await signIn(restFor(null), input, { signal }).catch(speakPlainly);
        return { token, user: readUser(user) ?? sampleUser };
      }),
      signOut: fromPromise<void, { token: string }>(async ({ input, signal }) => {
        await signOut(restFor(input.token), { signal }).catch(speakPlainly);
      }),
    },
  });
  const actor = createActor(machine, { input: { stored: readSession(storage) } });

  let kept = actor.getSnapshot().context.session;
  actor.subscribe(({ context: { session } }) => {
    if (session === kept) return;
    kept = session;
    writeSession(storage, session);
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
  if (session !== null) storage.write('accessToken', session.token);
}

function parsed(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

/** A failure as a machine tells it on: the server's own words, or else the kind that the app has words for. */
function speakPlainly(error: unknown): never {
  if (!(error instanceof RestError)) throw error;
  throw Object.assign(new Error(error.serverMessage ?? error.kind), { status: error.status });
}
