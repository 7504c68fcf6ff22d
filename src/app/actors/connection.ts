import { createActor, type ActorRefFrom } from 'xstate';
import { connectionMachine } from '../../../machines/connection.machine';
import type { Clock } from './clock';

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

type Options = {
  browser: Pick<Window, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> };
};

/** Follows what the browser says of its network. */
export function startConnection({ browser }: Options): ConnectionActor {
  const actor = createActor(connectionMachine).start();
  const stopped = new AbortController();
  const lost = () => actor.send({ type: 'offline' });
  browser.addEventListener('offline', lost, stopped);
  browser.addEventListener('online', () => actor.send({ type: 'online' }), stopped);
  actor.subscribe({ complete: () => stopped.abort() });
  if (!browser.navigator.onLine) lost();
  return actor;
}

/** Tells that a server answered with data just now; an answer may come after everything has stopped. */
export function noteLoad(connection: ConnectionActor, clock: Clock) {
  if (connection.getSnapshot().status === 'stopped') return;
  connection.send({ type: 'data loaded', at: clock.now().getTime() });
}
