import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom } from 'xstate';
import { connectionMachine } from '../../machines/connection.machine';
import { marketTime } from '../market/clock';
import { formatDayMonth, formatMinute } from '../market/format';
import type { Clock } from './clock';
import { useMarketTime } from './market-clock';
import { useRunning } from './Running';

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

/** Whether the browser has no network. */
export function useIsOffline(): boolean {
  return useSelector(useRunning().connection, (snapshot) => snapshot.matches('offline'));
}

/** When a server last answered with this session's data, in market time, and how many ms ago; null where none has. */
export function useLastLoad(): { time: string; age: number } | null {
  const { connection, clock } = useRunning();
  const at = useSelector(connection, ({ context }) => context.loadedAt);
  const now = useMarketTime(clock);
  if (at === null) return null;
  const { day, minute } = marketTime(new Date(at));
  const isToday = day === marketTime(now).day;
  const time = isToday ? formatMinute(minute) : `${formatMinute(minute)} ${formatDayMonth(day)}`;
  return { time, age: now.getTime() - at };
}
