import type { Day } from '../../../src/market/day';
import { marketTime } from '../../../src/market/clock';
import type { Market } from '../../simulator/market';
import type { Session } from '../session';
import type { Signal } from '../signals';
import { breakoutOf, signalsOf } from './signals';
import { holiday } from './calendar';
import { flows } from './flows';
import type { NewsItem } from './markup';
import { movers, sectors } from './stocks';
import { smallerMarkets, summary } from './summary';

const LENGTH = 12;

type Sources = { market: Market; session: (day: Day) => Session; signals: readonly Signal[] };
type Writer = (day: Day, sources: Sources) => NewsItem | null;

const write: Record<string, Writer> = {
  summary: (day, { session }) => summary(session(day)),
  smaller: (day, { session }) => smallerMarkets(session(day)),
  sectors: (day, { session }) => sectors(session(day)),
  movers: (day, { session }) => movers(session(day)),
  flows: (day, { session }) => flows(session(day)),
  signals: (day, { signals }) => signalsOf(day, on(day, signals)),
  breakout: (day, { signals, market }) => breakoutOf(day, on(day, signals), market.candles),
  holiday: (day) => holiday(day),
};

// What is written about the newest session, the one before it, and so on.
const PLAN = [
  ['summary', 'smaller', 'sectors', 'movers', 'signals', 'breakout', 'flows', 'holiday'],
  ['summary', 'breakout', 'flows'],
  ['summary', 'movers', 'signals'],
  ['summary', 'sectors', 'flows'],
  ['summary', 'movers'],
];

/** How many of the newest sessions are written about. */
export const WRITTEN_ABOUT = PLAN.length;

/** The newest dozen items of the newest sessions; every sentence is composed from the market and its calendar. */
export function edition(sources: Sources): NewsItem[] {
  const newest = sources.market.days().slice(-WRITTEN_ABOUT).reverse();
  const now = clockOf(sources.market.now());
  return newest
    .flatMap((day, age) => PLAN[age]!.map((topic) => write[topic]!(day, sources)))
    .filter((item) => item !== null)
    .filter(({ date }) => date <= now)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, LENGTH);
}

function on(day: Day, signals: readonly Signal[]) {
  return signals.filter((signal) => signal.day === day);
}

function clockOf(instant: Date) {
  const { day, minute } = marketTime(instant);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:59`;
}
