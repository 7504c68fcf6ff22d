import { byText } from '../by-text';
import { addTradingDays } from '../calendar';
import type { Candles } from '../candles';
import { dayOfEpochSeconds, type Day } from '../day';
import { settlementOf } from '../settlement';
import type { StudyKind, StudySignal } from '../studies/signal';
import { HELD_DAYS, type FollowRules } from './follow-rules';

/** One symbol's bars and the signals that were found in them. */
export type FollowedSymbol = { symbol: string; candles: Candles; signals: readonly StudySignal[] };

/** A symbol's bars, and the index of the bar of each followed day among them; -1 on a day without one. */
type Bars = { symbol: string; candles: Candles; indices: Int32Array };

/** A signal on the day whose opening can buy it. */
export type Order = Bars & { kind: StudyKind; voidBelow: number };

/**
 * What follows from a day: when its purchase can be sold, whether in the afternoon alone, and on whose close it is sold at
 * the latest; when the money of its sale buys again.
 */
export type Dates = { sellable: Day; isAfternoon: boolean; last: Day; paidOut: Day };

/** What is the same in whichever sequence the signals of a day are bought. */
export type FollowedMarket = {
  days: readonly Day[];
  /** Seconds of the days. */
  times: readonly number[];
  /** The orders of each day by the names of their symbols. */
  orders: readonly (readonly Order[])[];
  datesOf: (day: Day) => Dates;
};

/** The market of some symbols since a day, and the orders that signals of a kind, or of all kinds, give. */
export function followedMarket(
  symbols: readonly FollowedSymbol[],
  { kind, since }: Pick<FollowRules, 'kind' | 'since'>,
): FollowedMarket {
  const all = new Set(symbols.flatMap(({ candles }) => candles.time));
  const times = [...all].filter((time) => dayOfEpochSeconds(time) >= since).toSorted((a, b) => a - b);
  const dayAt = new Map(times.map((time, i) => [time, i]));
  const orders = times.map((): Order[] => []);
  for (const { symbol, candles, signals } of symbols.toSorted(byText('symbol'))) {
    const indices = new Int32Array(times.length).fill(-1);
    candles.time.forEach((time, i) => {
      const day = dayAt.get(time);
      if (day !== undefined) indices[day] = i;
    });
    for (const signal of signals) {
      const day = dayAt.get(candles.time[signal.index + 1] ?? NaN);
      if (day === undefined || (kind !== null && signal.kind !== kind)) continue;
      orders[day]!.push({ symbol, candles, indices, kind: signal.kind, voidBelow: signal.voidBelow });
    }
  }
  return { days: times.map(dayOfEpochSeconds), times, orders, datesOf: datesFinder() };
}

function datesFinder() {
  const known = new Map<Day, Dates>();
  return (day: Day) => {
    let dates = known.get(day);
    if (!dates) {
      const { sellable, isAfternoon } = settlementOf(day);
      dates = {
        sellable,
        isAfternoon,
        last: addTradingDays(day, HELD_DAYS),
        paidOut: addTradingDays(day, 3),
      };
      known.set(day, dates);
    }
    return dates;
  };
}
