import type { PriceAlert } from './alerts';
import { crossingsOf, isReachedAt, partsAsSpans, type DaySpan, type Span } from './bar-spans';
import { countTradingDays } from './calendar';
import type { Candles } from './candles';
import { closeOf, marketTime } from './clock';
import type { Day } from './day';
import { agrees } from './held-price';

/** Bars of so many minutes as they are loaded; null where the feed has no such bars. */
export type LoadedParts = { candles: Candles; minutes: number } | null;

/** The same as spans of a day. */
type Parts = (day: DaySpan) => Promise<readonly Span[] | null>;

/** Loads the bars within each day once; where they do not come, the day counts as a whole. */
export function keepParts(load: (day: Day) => Promise<LoadedParts>): Parts {
  const kept = new Map<Day, ReturnType<Parts>>();
  return (day) => {
    const loading =
      kept.get(day.day) ??
      load(day.day).then(
        (parts) =>
          parts && partsAsSpans(parts.candles, parts.minutes, day).filter((part) => isOfDay(part, day)),
        () => [],
      );
    kept.set(day.day, loading);
    return loading;
  };
}

/** Bars within a day that so many trading days later have not come are not waited for. */
const PARTS_WAIT = 5;

/** Whether a bar within a day could be of it. */
function isOfDay({ high, low }: Span, { close }: DaySpan) {
  return [high, low].every((price) => agrees(price, close, { exchange: null }));
}

type First = { crossing: { at: number; price: number } | null; unknownFrom: number };

/**
 * The first crossing for sure with its instant: within its day where bars of that tell it, else at the day's end. Without
 * one, from when on bars within a day may still tell one.
 */
export async function firstOf(
  alert: PriceAlert,
  { days, since, until, partsOf }: { days: readonly DaySpan[]; since: number; until: number; partsOf: Parts },
): Promise<First> {
  let unknownFrom = Infinity;
  for (const { span: day, isSure, price } of crossingsOf(alert, days, since)) {
    const parts = await partsOf(day);
    const within = crossingsOf(alert, parts ?? [], since).find((part) => part.isSure);
    if (within) {
      const { span, isWhole } = within;
      return { crossing: { at: isWhole ? span.from : span.to, price: within.price }, unknownFrom };
    }
    if (isSure) return { crossing: { at: day.to, price }, unknownFrom };
    if (parts) unknownFrom = Math.min(unknownFrom, Math.max(since, endOf(alert, day, parts, until)));
  }
  return { crossing: null, unknownFrom };
}

/** Until when bars within a day that an alert may have happened in tell that it did not. */
function endOf(alert: PriceAlert, day: DaySpan, parts: readonly Span[], until: number): number {
  if (closeOf(day.day).getTime() > until) return Math.min(parts.at(-1)?.to ?? 0, until);
  if (countTradingDays(day.day, marketTime(new Date(until)).day) >= PARTS_WAIT) return Infinity;
  const explains = ({ high, low, before }: Span) =>
    isReachedAt(alert, high, before) || isReachedAt(alert, low, before);
  return parts.some(explains) ? Infinity : 0;
}
