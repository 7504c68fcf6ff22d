import { runAfter, whenIdle } from '../../lib/schedule';
import { extendCalendar } from '../../market/calendar';
import type { Sources } from '../backend';
import { symbolsPath } from '../resolvers/instrument';
import { onConfig } from './config';

/** The index whose description has the holidays of the exchanges. */
const INDEX = 'VNINDEX';

/** How long what rests on the calendar waits for it, in ms. */
const LONGEST_WAIT = 2_000;

const loads = new WeakMap<object, Promise<void>>();

/**
 * Adds to the calendar what the feed of a session announces, in one request when the page is idle, of a feed that has `/config`
 * alone; returns a function that takes it away again. A feed that announces nothing readable adds nothing.
 */
export function followCalendar({ feed, session }: Pick<Sources, 'feed' | 'session'>): () => void {
  let isOver = false;
  let takeAway = () => {};
  const load = async () => {
    await whenIdle();
    if (isOver) return;
    const [answer, { readAnnouncedDays }] = await Promise.all([
      feed(symbolsPath(INDEX)),
      import('../readers/announced-days'),
    ]);
    const announced = readAnnouncedDays(answer);
    if (announced && !isOver) takeAway = extendCalendar(announced);
  };
  onConfig(session, () =>
    loads.set(
      session,
      load().catch(() => {}),
    ),
  );
  return () => {
    isOver = true;
    takeAway();
  };
}

/** Settles when what a session's feed announces is added, after two seconds at the latest; at once where nothing is awaited. */
export async function awaitCalendar({
  session,
  schedule = runAfter,
}: Pick<Sources, 'session' | 'schedule'>): Promise<void> {
  const load = loads.get(session);
  if (!load) return;
  let cancel = () => {};
  await Promise.race([load, new Promise<void>((settle) => (cancel = schedule(LONGEST_WAIT, settle)))]);
  cancel();
}
