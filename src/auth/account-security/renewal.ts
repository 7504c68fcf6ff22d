import { createActor, fromPromise } from 'xstate';
import { renewalMachine, type TokenTimes } from '../../../machines/renewal.machine';
import { readToken, type SessionActor } from '../../app/actors/session';
import { inTurn, type Locks } from '../../lib/locks';
import { runAfter } from '../../lib/schedule';
import type { BrowserStorage } from '../../lib/storage';
import type { Rest } from '../../rest/client';
import { renewToken } from '../../rest/renew';
import { tokenTimes } from './token-times';

type Options = {
  session: SessionActor;
  storage: BrowserStorage;
  /** The API with the stored token. */
  rest: Rest;
  locks: Locks | undefined;
  /** A number from 0 to 1, by which the pages of a browser without locks begin at different times. */
  random?: () => number;
  /** How far the server's clock is ahead of this device's, in ms. */
  correction?: () => number;
};

/** Within which the pages of a browser without locks begin, in ms. */
const SPREAD = 5_000;

/**
 * Renews the session's token, by one page of the browser for all, while somebody looks at it and there is a network; and
 * reports when the token is over. Returns a function that stops it.
 */
export function startRenewal({
  session,
  storage,
  rest,
  locks,
  random = Math.random,
  correction = () => 0,
}: Options): () => void {
  const renew = fromPromise<string | null, { token: string }>(async ({ input: { token }, signal }) => {
    if (!locks) await new Promise<void>((begin) => void runAfter(SPREAD * random(), begin));
    return inTurn(locks, 'session.renewal', async () => {
      const isOurs = readToken(storage) === token && !signal.aborted;
      if (!isOurs || !isAttended()) return null;
      return (await renewToken(rest, { signal })) ?? token;
    });
  });
  const actor = createActor(renewalMachine.provide({ actors: { renew } }));
  actor.on('token renewed', (renewed) => {
    // Another tab may have signed out meanwhile, whose event has not come yet.
    if (readToken(storage) === renewed.oldToken) session.send(renewed);
  });
  actor.on('token over', (over) => session.send(over));
  actor.start();

  let known: string | null = null;
  let times: TokenTimes | null = null;
  let since = 0;
  const follow = () => {
    const { token = '' } = session.getSnapshot().context.session ?? {};
    if (token === known) return;
    known = token;
    since = Date.now();
    times = tokenTimes(token, since + correction());
    actor.send({ type: 'token changed', token, times });
  };
  follow();
  const subscription = session.subscribe(follow);

  const stopped = new AbortController();
  const onReturn = () => {
    if (times === null || !isAttended()) return;
    const passed = Date.now() - since;
    const left = (ms: number) => Math.max(0, ms - passed);
    const { renewIn, endsIn } = times;
    actor.send({ type: 'page returned', times: { renewIn: left(renewIn), endsIn: left(endsIn) } });
  };
  document.addEventListener('visibilitychange', onReturn, stopped);
  window.addEventListener('online', onReturn, stopped);
  window.addEventListener('pageshow', onReturn, stopped);
  return () => {
    stopped.abort();
    subscription.unsubscribe();
    actor.stop();
  };
}

/** Whether the page is looked at and has a network: an unattended session is left to its end. */
function isAttended() {
  return document.visibilityState === 'visible' && navigator.onLine;
}
