import type { ApolloClient } from '@apollo/client';
import { isSignedIn } from '../../machines/session.machine';
import type { Session } from '../../machines/user';
import type { PriceStream } from '../rest/price-stream';
import { createCurrentRest, type Rest, type RestFor } from '../rest/client';
import { sampleUser } from '../rest/user';
import { createStore, type Store } from '../lib/store';
import type { SessionActor } from './actors/session';

export type { PriceStream };

/**
 * The Apollo client of one session; `stop` cancels its operations and delivers no later result. While `holdLoads` was
 * called with true, nothing is requested of the feed. `checkSession` loads the watchlists, whose refusal ends the session.
 * `unchangedSince` returns since when the feed's figures stand still in continuous trading, in ms since 1970; null while they do not.
 * `stream` loads the session's streamed prices; null where the feed has none.
 */
export type Graph = {
  readonly client: ApolloClient;
  readonly holdLoads: (hold: boolean) => void;
  readonly checkSession: () => void;
  readonly unchangedSince: () => number | null;
  readonly stream: () => Promise<PriceStream | null>;
  readonly stop: () => void;
};

/** The clients of the current session; its REST client is there at once, its Apollo client once its code is loaded. */
export type SessionClients =
  | { readonly status: 'none' }
  | { readonly status: 'pending'; readonly rest: Rest }
  | { readonly status: 'failed'; readonly rest: Rest; readonly error: unknown }
  | ({ readonly status: 'ready'; readonly rest: Rest } & Omit<Graph, 'stop'>);

export type SessionClientsStore = Pick<Store<SessionClients>, 'get' | 'subscribe'> & {
  /** Resolves when the current session's Apollo client is ready or has failed; at once where there is no session. */
  readonly settled: () => Promise<void>;
  /** Closes the clients and follows no later session. */
  readonly stop: () => void;
};

type Options = {
  session: SessionActor;
  restFor: RestFor;
  /** Creates the Apollo client of a session, whose token may be renewed; called once for each. */
  openGraph: (token: () => string, rest: Rest) => Promise<Graph>;
  /** Called when a session's clients are closed. */
  onClosed: () => void;
};

const none: SessionClients = { status: 'none' };

/**
 * Holds one set of clients per session, from the sign-in until the person signs out, locks the browser or is replaced by
 * somebody else, so that nothing of one person is ever shown to the next. A new token of the same person goes on with them.
 */
export function createSessionClients({
  session,
  restFor,
  openGraph,
  onClosed,
}: Options): SessionClientsStore {
  const clients = createStore(none);
  /** The session that the clients were opened for. */
  let owner: Session | null = null;
  /** The newest token of the open clients; those that are closed keep theirs. */
  let newest = { token: '' };
  let settled = Promise.resolve();
  let close = () => {};

  const follow = (opened: Session | null) => {
    if (opened === null && owner === null) return;
    if (opened && owner && (opened.token === newest.token || isSamePerson(owner, opened))) {
      newest.token = opened.token;
      return;
    }
    owner = opened;
    close();
    close = () => {};
    settled = Promise.resolve();
    if (!opened) return clients.set(none);

    const own = (newest = { token: opened.token });
    const tokenNow = () => own.token;
    const rest = createCurrentRest(restFor, tokenNow);
    const opening = openGraph(tokenNow, rest);
    const closeThese = () => {
      opening.then(({ stop }) => stop()).catch(() => {});
      onClosed();
    };
    const settle = (next: SessionClients) => {
      if (close === closeThese) clients.set(next);
    };
    close = closeThese;
    settled = opening.then(
      ({ client, holdLoads, checkSession, unchangedSince, stream }) =>
        settle({ status: 'ready', rest, client, holdLoads, checkSession, unchangedSince, stream }),
      (error: unknown) => settle({ status: 'failed', rest, error }),
    );
    clients.set({ status: 'pending', rest });
  };

  const followSession = () => {
    const snapshot = session.getSnapshot();
    follow(isSignedIn(snapshot) ? snapshot.context.session : null);
  };
  const subscription = session.subscribe(followSession);
  const checks = session.on('check session', () => {
    const opened = clients.get();
    if (opened.status === 'ready') opened.checkSession();
  });
  followSession();

  return {
    get: clients.get,
    subscribe: clients.subscribe,
    settled: () => settled,
    stop() {
      subscription.unsubscribe();
      checks.unsubscribe();
      follow(null);
    },
  };
}

/** Whether a session is that of the same person with another token; the sample user is nobody. */
function isSamePerson(owner: Session, { user }: Session) {
  return user !== sampleUser && user.id === owner.user.id;
}
