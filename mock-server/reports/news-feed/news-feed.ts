import type { Day } from '../../../src/market/day';
import { marketTime } from '../../../src/market/clock';
import type { Market } from '../../simulator/simulator';
import type { Signal } from '../signals';
import type { TradingDay } from '../trading-day';
import { companies } from './companies';
import { flows } from './flows';
import { holiday } from './holiday';
import type { NewsItem } from './markup';
import { morning, opening } from './morning';
import { breakout, signals } from './signals';
import { movers, sectors } from './stocks';
import { smallerMarkets, summary } from './summary';

const LENGTH = 16;

type Sources = { market: Market; tradingDay: (day: Day) => TradingDay; signals: readonly Signal[] };
type Writer = (day: Day, sources: Sources) => NewsItem | null;

const writers: Record<string, Writer> = {
  opening: (day, { market }) => opening(day, market),
  morning: (day, { market }) => morning(day, market),
  summary: (day, { tradingDay }) => summary(tradingDay(day)),
  smaller: (day, { tradingDay }) => smallerMarkets(tradingDay(day)),
  sectors: (day, { tradingDay }) => sectors(tradingDay(day)),
  movers: (day, { tradingDay }) => movers(tradingDay(day)),
  flows: (day, { tradingDay }) => flows(tradingDay(day)),
  signals: (day, sources) => signals(day, signalsOn(day, sources)),
  breakout: (day, sources) => breakout(day, signalsOn(day, sources), sources.market.candles),
  holiday: (day) => holiday(day),
};

/** The topics of a running trading day. */
const RUNNING = ['opening', 'morning'];

// The topics of the newest closed trading day, of the one before it, and so on.
const PLAN = [
  [
    'opening',
    'morning',
    'summary',
    'smaller',
    'sectors',
    'movers',
    'signals',
    'breakout',
    'flows',
    'holiday',
  ],
  ['summary', 'breakout', 'flows'],
  ['summary', 'movers', 'signals'],
  ['summary', 'sectors', 'flows'],
  ['summary', 'movers'],
];

/** The number of newest trading days that the news cover. */
export const NEWS_DAYS = PLAN.length;

/** Composes the newest items of the newest trading days from the market and its calendar, and what companies announced. */
export function newsFeed(sources: Sources): NewsItem[] {
  const newest = sources.market.days().slice(-NEWS_DAYS).reverse();
  const now = localTimeOf(sources.market.now());
  const running = sources.market.second() === null ? [] : [sources.market.today()];
  const write = (day: Day, topics: readonly string[]) => topics.map((topic) => writers[topic]!(day, sources));
  const reports = [
    ...running.flatMap((day) => write(day, RUNNING)),
    ...newest.flatMap((day, age) => write(day, PLAN[age]!)),
  ];
  return [
    ...reports.filter((item) => item !== null),
    ...[...running, ...newest].flatMap((day) => companies(day, sources.market)),
  ]
    .filter(({ date }) => date <= now)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, LENGTH);
}

function signalsOn(day: Day, { signals }: Sources) {
  return signals.filter((signal) => signal.day === day);
}

function localTimeOf(instant: Date) {
  const { day, minute } = marketTime(instant);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:59`;
}
