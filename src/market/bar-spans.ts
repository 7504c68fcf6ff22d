import { isAlertReached, matchedAt, type PriceAlert } from './alerts';
import { countTradingDays, isTradingDay, previousTradingDay } from './calendar';
import { candleAt, type Candles } from './candles';
import { AFTERNOON, CLOSE, closeOf, LUNCH, marketTime, OPENING, openingOf } from './clock';
import { dayOfEpochSeconds, type Day } from './day';
import { isOffLevel } from './held-price';

/** What a feed's quote tells of its day: the range, in thousand đồng, and until when, in unix seconds where it is known. */
export type QuotedRange = {
  price: number | null;
  high: number | null;
  low: number | null;
  at?: number | null;
};

/** What was traded in a time, whose ends are instants in ms. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** The close before its trading day, from which a change counts; null where a day between may come late. */
  readonly before: number | null;
};

/** The span of a trading day. */
export type DaySpan = Span & { readonly day: Day };

/**
 * A span in which an alert happened, at this price. It began before the alert watched where it is not whole, and knows
 * more than it may: then its close alone makes sure.
 */
type Crossing<Of extends Span> = { span: Of; price: number; isWhole: boolean; isSure: boolean };

/** A change from before a day that is missing waits for so many trading days for that day. */
const CHANGE_WAITS = 5;

/** Bars that lie on closed days, or ahead, in a series whose stamps mean something else; a single one is left out. */
const MOST_ODD = 0.1;

/**
 * Daily bars as spans from opening to close, of days that have begun; a running one ends with its last match as far as that is
 * known. Null where the stamps do not fit the trading calendar: they mean other days.
 */
export function daysAsSpans(
  candles: Candles,
  now: number,
  quote: QuotedRange | null = null,
): readonly DaySpan[] | null {
  const { day: today } = marketTime(new Date(now));
  const matched = matchedAt(new Date(now)).getTime();
  const all = candles.time.map((seconds, i) => ({ day: dayOfEpochSeconds(seconds), i }));
  const days = all.filter(({ day }) => isTradingDay(day) && day <= today);
  if (all.length - days.length > all.length * MOST_ODD) return null;
  return days.flatMap(({ day, i }, n) => {
    const from = openingOf(day).getTime();
    if (from >= now) return [];
    const last = days[n - 1];
    const isNext = last?.day === previousTradingDay(day) || countTradingDays(day, today) >= CHANGE_WAITS;
    const before = last && isNext ? candles.close[last.i]! : null;
    const bar = candleAt(candles, i)!;
    const quoted = day === today ? momentOf(bar, quote) : Infinity;
    const to = Math.max(from, Math.min(closeOf(day).getTime(), matched, quoted));
    return [{ ...bar, day, from, to, before }];
  });
}

/** When a quote was matched last, of a running day's bar that has nothing beyond its range. */
function momentOf(bar: Pick<Span, 'high' | 'low'>, quote: QuotedRange | null): number {
  if (!quote?.at || quote.price === null) return Infinity;
  const { at, price, high, low } = quote;
  const isWithin = bar.high <= (high ?? price) + 1e-6 && bar.low >= (low ?? price) - 1e-6;
  return isWithin ? at * 1_000 : Infinity;
}

/** Bars of so many minutes of a day as spans; none where some lie outside its trading hours: their stamps mean other times. */
export function partsAsSpans(candles: Candles, minutes: number, { day, before }: DaySpan): readonly Span[] {
  const isWithin = candles.time.every((seconds) => {
    const { day: own, minute } = marketTime(new Date(seconds * 1_000));
    return own === day && minute + minutes > OPENING && minute <= CLOSE && !isLunch(minute, minutes);
  });
  if (!isWithin) return [];
  return candles.time.map((seconds, i) => ({
    ...candleAt(candles, i)!,
    from: seconds * 1_000,
    to: (seconds + minutes * 60) * 1_000,
    before,
  }));
}

function isLunch(minute: number, minutes: number) {
  return minute > LUNCH && minute + minutes <= AFTERNOON;
}

/** Where an alert may have happened after an instant, until the first span in which it did for sure. */
export function crossingsOf<Of extends Span>(
  alert: PriceAlert,
  spans: readonly Of[],
  since: number,
): readonly Crossing<Of>[] {
  const crossings: Crossing<Of>[] = [];
  for (const span of spans) {
    const { from, to, open, close, high, low, before } = span;
    const isReached = (price: number) => isReachedAt(alert, price, before);
    const extreme = [high, low].find(isReached);
    if (to <= since || extreme === undefined) continue;
    const isWhole = from >= since;
    const isSure = isWhole || isReached(close);
    const passed = isReached(open) ? open : (alert.price ?? (isReached(close) ? close : extreme));
    crossings.push({ span, isWhole, isSure, price: isWhole ? passed : close });
    if (isSure) break;
  }
  return crossings;
}

/** Whether a price, of a day after a close, is what an alert watches for; one in another unit is not. */
export function isReachedAt(alert: PriceAlert, price: number, before: number | null): boolean {
  if (isOffLevel(alert.price, price)) return false;
  return isAlertReached(alert, { price, changePercent: changeOf(price, before) });
}

function changeOf(price: number, before: number | null): number | null {
  return before === null ? null : Math.round((price / before - 1) * 10_000) / 100;
}
