import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { connectionMachine } from '../../machines/connection.machine';
import { marketTime } from '../market/clock';
import { formatMinute } from '../market/format';
import { useRunning } from './Running';

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

type Options = {
  browser: Pick<Window, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> };
  now?: () => number;
};

/** Follows what the browser says of its network; a browser that starts without one has lost it then. */
export function startConnection({ browser, now = Date.now }: Options): ConnectionActor {
  const actor = createActor(connectionMachine).start();
  const stopped = new AbortController();
  const lost = () => actor.send({ type: 'lost', at: now() });
  browser.addEventListener('offline', lost, stopped);
  browser.addEventListener('online', () => actor.send({ type: 'back' }), stopped);
  actor.subscribe({ complete: () => stopped.abort() });
  if (!browser.navigator.onLine) lost();
  return actor;
}

/** The market's time at which the network was lost; null while there is one. */
export function useLostTime(): string | null {
  const lostAt = useSelector(useRunning().connection, ({ context }) => context.lostAt);
  return lostAt === null ? null : formatMinute(marketTime(new Date(lostAt)).minute);
}
