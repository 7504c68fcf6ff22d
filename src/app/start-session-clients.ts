import { currentPath } from '../lib/address';
import { keepDrafts } from '../lib/drafts';
import { createRestFor, type Rest } from '../rest/client';
import type { RefusedLoad } from '../rest/errors';
import type { AppActors } from './actors/AppActors';
import { recordLoad } from './actors/connection';
import { interfaceLanguage } from './language';
import { prefetch, type Prefetched } from './prefetch';
import { routeAt } from './router/match';
import { createSessionClients, type Graph, type SessionClientsStore } from './session-clients';

type Actors = Pick<AppActors, 'session' | 'notices' | 'connection' | 'clock'>;

/** What a session's Apollo client is created with. */
type GraphOptions = {
  rest: Rest;
  prefetched: Prefetched;
  now: () => Date;
  device: () => number;
  onCorrection: (ms: number) => void;
  onLoadRefused: (refused: RefusedLoad) => void;
  onLoaded: () => void;
};

type Options = {
  apiUrl: string;
  feedUrl: string;
  openGraph: (options: GraphOptions) => Promise<Graph>;
};

/** Creates the clients of every session that the session actor holds, and connects them with the other actors. */
export function startSessionClients(
  actors: Actors,
  { apiUrl, feedUrl, openGraph }: Options,
): SessionClientsStore {
  const { session, notices, connection, clock } = actors;
  return createSessionClients({
    session,
    restFor: createRestFor(apiUrl, interfaceLanguage),
    openGraph: (token, rest) =>
      openGraph({
        rest,
        prefetched: prefetch(rest, feedUrl, routeAt(currentPath()).prefetch ?? []),
        now: () => clock.now(),
        device: clock.device,
        onCorrection: clock.correction.set,
        onLoadRefused: (refused) => session.send({ type: 'load refused', token: token(), ...refused }),
        onLoaded: () => recordLoad(connection, clock),
      }),
    onClosed() {
      notices.send({ type: 'remove personal' });
      connection.send({ type: 'reset' });
      clock.correction.set(0);
      // A locked browser, and a session that ended by itself, await the same person.
      if (session.getSnapshot().context.lastPage !== null) keepDrafts();
    },
  });
}
