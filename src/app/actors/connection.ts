import { createActor, type ActorRefFrom } from 'xstate';
import { connectionMachine } from '../../../machines/connection.machine';
import type { Clock } from './clock';

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

type Options = {
  browser: Pick<Window, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> };
};

/** Starts the actor on the browser's `online` and `offline` events. */
export function startConnection({ browser }: Options): ConnectionActor {
  const actor = createActor(connectionMachine).start();
  const stopped = new AbortController();
  const lost = () => actor.send({ type: 'lost' });
  browser.addEventListener('offline', lost, stopped);
  browser.addEventListener('online', () => actor.send({ type: 'back' }), stopped);
  actor.subscribe({ complete: () => stopped.abort() });
  if (!browser.navigator.onLine) lost();
  return actor;
}

/** Records that data has just arrived; a response may come after the actor has stopped. */
export function recordLoad(connection: ConnectionActor, clock: Clock) {
  if (connection.getSnapshot().status === 'stopped') return;
  connection.send({ type: 'loaded', at: clock.now().getTime() });
}
