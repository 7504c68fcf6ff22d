import { beginsLate } from '../market/begins-late';
import { lengthOf } from '../market/candles';
import { previousTradingDay } from '../market/calendar';
import { marketTime } from '../market/clock';
import { limitsFromClose } from '../market/day-limits';
import type { Exchange } from '../market/exchange';
import type { Quote } from '../market/quote';
import type { Sources } from './backend';
import { loadBars } from './feed/load-bars';
import { quoteOfDay } from './readers/trading-day';
import { offeredResolutions } from './resolvers/candle';
import type { Resolution } from './resolvers.types';

/** The minutes of each resolution within a day, shortest first. */
const LENGTHS = { MINUTE_1: 1, MINUTE_5: 5, MINUTE_15: 15, MINUTE_60: 60 } as const;

/** From the opening to the close, the lunch break included. */
const MINUTES_A_DAY = 360;

type Closed = { symbol: string; exchange: Exchange | null; closed: Quote };

/**
 * The running trading day of a symbol from its minutes, in place of the quote of its last daily bar, `closed`, where the feed's
 * days end before it: the price is that of the newest minute, and of its time. The same quote where the feed has no minutes
 * of the day, or they could not be loaded; without the
 * day's range and volume where its minutes begin in the middle of it.
 */
export async function quoteOfMinutes(
  sources: Sources,
  now: Date,
  { symbol, exchange, closed }: Closed,
): Promise<Quote> {
  const offered = await offeredResolutions(sources).catch((): readonly Resolution[] => []);
  const resolution = (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).find((each) =>
    offered.includes(each),
  );
  if (!resolution) return closed;
  const countback = Math.ceil(MINUTES_A_DAY / LENGTHS[resolution]);
  const loaded = await loadBars(sources, { symbol, resolution, countback }).catch(() => null);
  if (!loaded) return closed;

  const { time, open, high, low, close, volume } = loaded.candles;
  const { day } = marketTime(now);
  const first = time.findIndex((seconds) => dayOf(seconds) >= day);
  const last = lengthOf(loaded.candles) - 1;
  if (first === -1 || dayOf(time[last]!) !== day) return closed;

  const price = close[last]!;
  const isCut = first === 0 && loaded.hasOlder && beginsLate(time[0]!);
  const figures = isCut
    ? NO_RANGE
    : {
        open: open[first]!,
        high: Math.max(...high.slice(first)),
        low: Math.min(...low.slice(first)),
        volume: volume.slice(first).reduce<number | null>(plus, 0),
      };
  // Of a symbol that was not matched on the day before, the last close is not the reference.
  const isDayBefore = closed.day === previousTradingDay(day);
  const { reference } = limitsFromClose(isDayBefore ? closed.price : null, {
    ...{ symbol, exchange, reached: [price, figures.open, figures.high, figures.low] },
  });
  return quoteOfDay(symbol, exchange, {
    ...{ ...figures, price, reference, day, at: time[last]!, source: 'BAR' },
  });
}

const NO_RANGE = { open: null, high: null, low: null, volume: null };

function dayOf(seconds: number) {
  return marketTime(new Date(seconds * 1_000)).day;
}

function plus(sum: number | null, shares: number | null) {
  return sum === null || shares === null ? null : sum + shares;
}
