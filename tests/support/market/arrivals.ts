import type { Day } from '../../../src/market/day';
import { epochSecondsOf } from '../../../src/market/day';
import { candlesOf, type Candle, type Candles } from '../../../src/market/candles';
import type { BarLoads } from '../../../src/market/catch-up';
import { ms } from './catch-up';
import { generator } from './series';

/** What was matched at an instant; until the next one it is the price. */
export type Match = { readonly at: number; readonly day: Day; readonly price: number };

export const PART_MS = 15 * 60_000;
const BEFORE: readonly Day[] = [3, 4, 5, 6, 7, 10, 11, 12, 13, 14].map(
  (n) => `2026-08-${String(n).padStart(2, '0')}`,
);
/** The trading days on which alerts wait, Monday to Friday. */
const WEEK: readonly Day[] = [17, 18, 19, 20, 21].map((n) => `2026-08-${n}`);
export const DAYS_OF_FEED = [...BEFORE, ...WEEK];
export const FIRST_INSTANT = ms('2026-08-17T07:00:00');
export const LAST_INSTANT = ms('2026-08-21T16:00:00');

const QUARTERS = [...quarters(9 * 60, 11 * 60 + 30), ...quarters(13 * 60, 14 * 60 + 45)];

function quarters(from: number, to: number) {
  return Array.from({ length: (to - from) / 15 }, (_, i) => from + 15 * i);
}

export type Random = {
  upTo: (count: number) => number;
  chance: (part: number) => boolean;
  of: <T>(all: readonly T[]) => T;
  between: (from: number, to: number) => number;
};

export function randomOf(seed: number): Random {
  const next = generator(seed * 7_919 + 13);
  for (let i = 0; i < 5; i += 1) next();
  const upTo = (count: number) => Math.floor(next() * count);
  return {
    upTo,
    chance: (part) => next() < part,
    of: (all) => all[upTo(all.length)]!,
    between: (from, to) => from + next() * (to - from),
  };
}

const tick = (price: number) => Math.max(0.05, Math.round(price * 20) / 20);

/** What was really matched: calm days, then a week within the day's limits, in some runs with one step beyond them, before the last day. */
export function matchesOf(random: Random): readonly Match[] {
  let price = tick(random.between(8, 90));
  const step = random.chance(0.12) ? random.of(WEEK.slice(1, -1)) : null;
  return DAYS_OF_FEED.flatMap((day) => {
    const reference = day === step ? (price = tick(price * random.of([0.5, 0.6, 1.5]))) : price;
    const most = WEEK.includes(day) ? 0.066 : 0.004;
    return QUARTERS.map((minute) => {
      const moved = price * (1 + random.between(-most, most) * 0.6);
      price = tick(Math.min(Math.max(moved, reference * (1 - most)), reference * (1 + most)));
      return { at: ms(`${day}T00:00:00`) + minute * 60_000, day, price };
    });
  });
}

/** What is wrong with a feed's answers in a time. */
type Fault = { readonly from: number; readonly to: number };

/** How a feed's answers differ from what was matched. */
export type Faults = {
  readonly hasQuotes: boolean;
  readonly hasParts: boolean;
  /** When a day's bar comes; before that the answer lacks it. */
  readonly arrival: ReadonlyMap<Day, number>;
  /** The same of the bars within a day. */
  readonly partsArrival: ReadonlyMap<Day, number>;
  /** How far behind now today's bar and quote are, in ms; a quote that is says of when it is. */
  readonly lag: number;
  readonly hasMoments: boolean;
  /** When daily bars have the stamps of the days before. */
  readonly shifted: Fault;
  /** When bars within a day have those of seven hours later. */
  readonly partsShifted: Fault;
  /** When every daily bar is off by a factor, and by which; the same of quotes and of bars within a day. */
  readonly scaled: Fault & { readonly factor: number };
  readonly quotesScaled: Fault & {
    readonly factor: number;
    /** The reference too. */ readonly isWhole: boolean;
  };
  readonly partsScaled: Fault & { readonly factor: number };
  /** When the bar of one day is off by a factor. */
  readonly oneScaled: Fault & { readonly day: Day; readonly factor: number };
  /** When nothing comes. */
  readonly away: Fault;
};

const UNITS = [1_000, 0.001];
/** A price of a quote whose reference is right. */
const OFF = [1_000, 0.001, 100, 10].map((factor) => ({ factor, isWhole: false }));
const NEVER = { from: Infinity, to: -Infinity };

export function faultsOf(random: Random): Faults {
  const span = (part: number): Fault => {
    if (!random.chance(part)) return NEVER;
    const from = random.between(FIRST_INSTANT, LAST_INSTANT);
    return { from, to: from + random.between(0, 60) * 3_600_000 };
  };
  const late = (part: number) =>
    new Map(
      WEEK.flatMap((day) =>
        random.chance(part)
          ? [[day, ms(`${day}T09:00:00`) + random.between(0, 50) * 3_600_000] as const]
          : [],
      ),
    );
  const factor = () => random.of([1_000, 1_000, 0.001, 100, 10]);
  return {
    hasQuotes: random.chance(0.6),
    hasParts: random.chance(0.7),
    arrival: late(random.of([0, 0.3, 0.8])),
    partsArrival: late(random.of([0, 0.4])),
    lag: random.chance(0.2) ? random.between(0, 90) * 60_000 : 0,
    hasMoments: random.chance(0.4),
    shifted: span(0.2),
    partsShifted: span(0.2),
    scaled: { ...span(0.25), factor: random.of(UNITS) },
    quotesScaled: {
      ...span(0.25),
      ...random.of([...UNITS.map((unit) => ({ factor: unit, isWhole: true })), ...OFF]),
    },
    partsScaled: { ...span(0.15), factor: factor() },
    oneScaled: { ...span(0.25), day: random.of(WEEK), factor: factor() },
    away: span(0.2),
  };
}

/** The same feed after all has come and nothing is wrong any more. */
export function mended(faults: Faults): Faults {
  return {
    ...faults,
    ...{
      arrival: new Map(),
      partsArrival: new Map(),
      lag: 0,
      away: NEVER,
      shifted: NEVER,
      partsShifted: NEVER,
    },
    ...{ scaled: { ...NEVER, factor: 1 }, partsScaled: { ...NEVER, factor: 1 } },
    oneScaled: { ...NEVER, day: '', factor: 1 },
    quotesScaled: { ...NEVER, factor: 1, isWhole: false },
  };
}

/** Whether a fault is there at an instant. */
export const isIn = ({ from, to }: Fault, now: number) => now >= from && now < to;

function barOf(matches: readonly Match[], time: number, factor: number): Candle {
  const prices = matches.map(({ price }) => price * factor);
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  return { time, open: prices[0]!, high, low, close: prices.at(-1)!, volume: 100 * prices.length };
}

/** What a feed answers at an instant. */
export function feedAt(matches: readonly Match[], faults: Faults, now: number) {
  const known = matches.filter(({ at }) => at <= now - faults.lag);
  const refuse = () => {
    if (isIn(faults.away, now)) throw new Error('Away');
  };
  const load: BarLoads = {
    async days(): Promise<Candles> {
      refuse();
      const shift = isIn(faults.shifted, now) ? 86_400 : 0;
      return candlesOf(
        DAYS_OF_FEED.flatMap((day) => {
          const ofDay = known.filter((match) => match.day === day);
          if (ofDay.length === 0 || now < (faults.arrival.get(day) ?? 0)) return [];
          const isOne = faults.oneScaled.day === day && isIn(faults.oneScaled, now);
          const factor =
            (isIn(faults.scaled, now) ? faults.scaled.factor : 1) * (isOne ? faults.oneScaled.factor : 1);
          return barOf(ofDay, epochSecondsOf(day) - shift, factor);
        }),
      );
    },
    async parts(_symbol, day) {
      refuse();
      if (!faults.hasParts) return null;
      const shift = isIn(faults.partsShifted, now) ? 7 * 3_600 : 0;
      const factor = isIn(faults.partsScaled, now) ? faults.partsScaled.factor : 1;
      const ofDay =
        now < (faults.partsArrival.get(day) ?? 0) ? [] : known.filter((match) => match.day === day);
      return {
        candles: candlesOf(ofDay.map((match) => barOf([match], match.at / 1_000 + shift, factor))),
        minutes: 15,
      };
    },
    exDays: async () => new Set(),
  };
  return { load, quote: faults.hasQuotes && !isIn(faults.away, now) ? quoteAt(known, faults, now) : null };
}

function quoteAt(known: readonly Match[], faults: Faults, now: number) {
  const last = known.at(-1)!;
  const ofDay = known.filter(({ day }) => day === last.day);
  const before = known.findLast(({ day }) => day < last.day)!.price;
  const { factor, isWhole } = faults.quotesScaled;
  const off = isIn(faults.quotesScaled, now) ? factor : 1;
  const prices = ofDay.map(({ price }) => price * off);
  const reference = before * (isWhole ? off : 1);
  return {
    ...{
      price: last.price * off,
      reference,
      volume: 100 * ofDay.length,
      day: last.day,
      exchange: 'HOSE' as const,
    },
    ...{ high: Math.max(...prices), low: Math.min(...prices) },
    at: faults.hasMoments || faults.lag > 0 ? last.at / 1_000 : null,
    changePercent: Math.round(((last.price * off) / reference - 1) * 10_000) / 100,
  };
}
