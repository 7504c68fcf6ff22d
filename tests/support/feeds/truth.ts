import { tradingDays } from '../../../src/market/calendar';
import type { Candle } from '../../../src/market/candles';
import { DAY_SECONDS, dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../src/market/day';
import { priceBand } from '../../../src/market/band';
import type { Exchange } from '../../../src/market/exchange';
import { roundToTick } from '../../../src/market/tick';
import { generator } from '../market/series';
import { TODAY } from './clock';

/** A share or an index of the market that every feed of the tests tells of; prices in đồng, points of an index times 1,000. */
type Listed = { symbol: string; name: string; exchange: Exchange; type: 'stock' | 'index'; price: number };

const listed = (symbol: string, exchange: Exchange, price: number, type: Listed['type'] = 'stock') =>
  ({ symbol, name: `Công ty ${symbol}`, exchange, price, type }) as const;

/** One is below a thousand đồng, one above a million. */
export const LISTED: readonly Listed[] = [
  listed('FPT', 'HOSE', 41_000),
  listed('HPG', 'HOSE', 26_500),
  listed('VCB', 'HOSE', 62_000),
  listed('MWG', 'HOSE', 78_200),
  listed('SSI', 'HOSE', 33_000),
  listed('SHS', 'HNX', 14_200),
  listed('PVS', 'HNX', 31_300),
  listed('ACV', 'UPCOM', 52_400),
  listed('VNZ', 'UPCOM', 1_050_000),
  listed('PVX', 'UPCOM', 1_400),
  listed('VNINDEX', 'HOSE', 1_700_000, 'index'),
  listed('HNXINDEX', 'HNX', 250_000, 'index'),
];

export const STOCKS = LISTED.filter(({ type }) => type === 'stock');

/** Nine years of trading days. */
const DAYS: readonly Day[] = tradingDays('2018-01-02', TODAY);
const MINUTES: readonly number[] = [
  ...Array.from({ length: 135 }, (_, i) => 9 * 60 + 15 + i),
  ...Array.from({ length: 90 }, (_, i) => 13 * 60 + i),
];
const ICT = 7 * 3600;

type Whole = { day: Day; bars: readonly Candle[]; daily: Candle };

const kept = new Map<string, readonly Whole[]>();

/** What was matched of a symbol until an instant, as bars of the exchange: times are those of an honest feed. */
export type Truth = {
  readonly now: Date;
  readonly days: (symbol: string) => readonly Candle[];
  /** Of the newest trading days. */
  readonly minutes: (symbol: string) => readonly Candle[];
  /** The close of a day, of the running one the last match; undefined on a day that has none. */
  readonly closeOn: (symbol: string, day: Day) => number | undefined;
  readonly dayBars: (symbol: string) => ReadonlyMap<Day, Candle>;
  /** The bars of minutes by the second that they end at. */
  readonly minutesByEnd: (symbol: string) => ReadonlyMap<number, Candle>;
};

/** What was matched until an instant of 27 November 2026 or later. */
export function createTruth(now: Date): Truth {
  const second = now.getTime() / 1000;
  const days = once((symbol: string) => {
    const all = wholeDays(symbol);
    const running = all.at(-1)!.bars.filter(({ time }) => time + 60 <= second);
    const daily = all.map((each) => each.daily);
    return [...daily.slice(0, -1), ...(running.length === 0 ? [] : [ofDay(TODAY, running)])];
  });
  const minutes = once((symbol: string) =>
    wholeDays(symbol).flatMap(({ bars }) => bars.filter(({ time }) => time + 60 <= second)),
  );
  const closes = once((symbol: string) => new Map(days(symbol).map(({ time, close }) => [time, close])));
  return {
    ...{ now, days, minutes, closeOn: (symbol, day) => closes(symbol).get(epochSecondsOf(day)) },
    dayBars: once((symbol) => new Map(days(symbol).map((bar) => [dayOfEpochSeconds(bar.time), bar]))),
    minutesByEnd: once((symbol) => new Map(minutes(symbol).map((bar) => [bar.time + 60, bar]))),
  };
}

function once<Value>(compute: (symbol: string) => Value) {
  const known = new Map<string, Value>();
  return (symbol: string) => {
    if (!known.has(symbol)) known.set(symbol, compute(symbol));
    return known.get(symbol)!;
  };
}

function wholeDays(symbol: string) {
  const known = kept.get(symbol);
  if (known) return known;
  const listing = LISTED.find((each) => each.symbol === symbol)!;
  const walked = walkBack(listing);
  const days = walked.map(({ day, ...daily }, i): Whole => {
    const bars = i >= walked.length - 30 ? minutesOf(day, daily, listing) : [];
    return { day, bars, daily: bars.length > 0 ? ofDay(day, bars) : daily };
  });
  kept.set(symbol, days);
  return days;
}

/** Days whose prices lie on ticks and within the limits, the newest near the price that the listing has. */
function walkBack({ symbol, exchange, price, type }: Listed) {
  const random = generator([...symbol].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const onTick = (value: number) => onTickOf({ exchange, type }, value);
  const days: (Candle & { day: Day })[] = [];
  let close = onTick(price);
  for (const day of DAYS.toReversed()) {
    // Seen backwards, the close of the day before is the reference.
    const before = Math.max(500, onTick(close * (1 + 0.045 * (random() - 0.5))));
    const { ceiling, floor } = priceBand({ exchange, reference: before });
    const within = (value: number) => Math.min(Math.max(onTick(value), floor), ceiling);
    const isFree = close > ceiling || close < floor;
    const reference = isFree ? close : before;
    const open = isFree ? close : within(reference * (1 + 0.01 * (random() - 0.5)));
    const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
    const high = isFree ? close : Math.max(top, within(top * (1 + 0.012 * random())));
    const low = isFree ? close : Math.min(bottom, within(bottom * (1 - 0.012 * random())));
    const volume = 100 * MINUTES.length * Math.ceil(5 + 60 * random() ** 2);
    days.push({ day, time: epochSecondsOf(day), ...inThousand({ open, high, low, close }), volume });
    close = reference;
  }
  return days.toReversed();
}

function onTickOf({ exchange, type }: Pick<Listed, 'exchange' | 'type'>, price: number) {
  return type === 'index' ? Math.round(price / 10) * 10 : roundToTick(price, exchange, 'stock', 'nearest');
}

function inThousand(prices: Record<'open' | 'high' | 'low' | 'close', number>) {
  const { open, high, low, close } = prices;
  return { open: open / 1000, high: high / 1000, low: low / 1000, close: close / 1000 };
}

/** The minutes of a day, which pass its lowest and its highest price. */
function minutesOf(day: Day, daily: Candle, listing: Listed): readonly Candle[] {
  const { open, high, low, close, volume } = daily;
  const turns = close >= open ? [open, low, high, close] : [open, high, low, close];
  const length = MINUTES.length;
  const at = (i: number) => {
    const place = (i / length) * 3;
    const from = Math.min(2, Math.floor(place));
    const price = turns[from]! + (turns[from + 1]! - turns[from]!) * (place - from);
    return i % (length / 3) === 0 ? turns[i / (length / 3)]! : onTickOf(listing, price * 1000) / 1000;
  };
  return MINUTES.map((minute, i) => {
    const [first, last] = [at(i), at(i + 1)];
    return {
      time: epochSecondsOf(day) + minute * 60 - ICT,
      ...{ open: first, high: Math.max(first, last), low: Math.min(first, last), close: last },
      volume: volume! / length,
    };
  });
}

function ofDay(day: Day, bars: readonly Candle[]): Candle {
  return { ...merged(bars), time: epochSecondsOf(day) };
}

/** One bar of several that follow each other. */
function merged(bars: readonly Candle[]): Candle {
  const [first, last] = [bars[0]!, bars.at(-1)!];
  return {
    time: first.time,
    open: first.open,
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
    close: last.close,
    volume: bars.reduce((sum, { volume }) => sum + volume!, 0),
  };
}

/** Bars of so many minutes, of a week or of a month, from bars that are shorter. */
export function mergedBy(bars: readonly Candle[], keyOf: (time: number) => number): readonly Candle[] {
  const groups = new Map<number, Candle[]>();
  for (const bar of bars) {
    const key = keyOf(bar.time);
    const group = groups.get(key);
    if (group) group.push(bar);
    else groups.set(key, [bar]);
  }
  return [...groups].map(([time, each]) => ({ ...merged(each), time }));
}

/** Where the week or the month of a day begins, in unix seconds. */
export const periodStart = {
  W: (time: number) => time - ((Math.floor(time / DAY_SECONDS) + 3) % 7) * DAY_SECONDS,
  M: (time: number) => {
    const date = new Date(time * 1000);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
  },
};
