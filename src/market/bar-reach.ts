import { toldUntil } from './alerts';
import type { DaySpan, QuotedRange } from './bar-spans';
import { countTradingDays, isTradingDay, nextTradingDay, tradingDays } from './calendar';
import { closeOf, marketTime, openingOf } from './clock';
import type { Day } from './day';

/** A day that has no bar so many trading days later, while newer ones have, is one without a match. */
const LATE_DAYS = 20;

type Read = {
  /** Of the days whose bars are believed. */
  readonly days: readonly DaySpan[];
  /** The quote of now that came before these bars; null where there is none. */
  readonly quote: QuotedRange | null;
};

/** Whether anything could be traded between two instants. */
export function hasTradingBetween(since: number, until: number): boolean {
  return openingOf(firstDayAfter(since)).getTime() < until;
}

/**
 * Until when bars tell all that was traded since an instant: to the close of the last day before one that is missing, which
 * may come late, and to now where today's bar, which may lack its last minutes, has all that the quote has.
 */
export function reachOf({ days, quote }: Read, { since, until }: { since: number; until: number }): number {
  const now = new Date(until);
  const { day: today } = marketTime(now);
  const byDay = new Map(days.map((span) => [span.day, span]));
  const newest = days.at(-1)?.day ?? '';
  let reached = since;
  for (const day of tradingDays(firstDayAfter(since), today)) {
    if (openingOf(day).getTime() >= until) break;
    const close = closeOf(day).getTime();
    const span = byDay.get(day);
    if (!span) {
      const isLate = day > newest || countTradingDays(day, today) < LATE_DAYS;
      if (isLate) return reached;
    } else if (day === today) {
      return quote !== null && hasRangeOf(span, quote) ? Math.max(reached, toldUntil(quote, now)) : reached;
    }
    reached = Math.max(reached, Math.min(close, until));
  }
  return until;
}

/** Whether a day's bar is as new as a quote: it has all of the quote's range. */
function hasRangeOf({ high, low }: DaySpan, quote: QuotedRange): boolean {
  if (quote.price === null) return false;
  const known = [quote.price, quote.high ?? quote.price, quote.low ?? quote.price];
  return Math.max(...known) <= high + 1e-6 && Math.min(...known) >= low - 1e-6;
}

/** The trading day that an instant lies before the close of. */
function firstDayAfter(since: number): Day {
  const { day } = marketTime(new Date(since));
  return !isTradingDay(day) || closeOf(day).getTime() <= since ? nextTradingDay(day) : day;
}
