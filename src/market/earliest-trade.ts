import { isConfirmed, isTradingDay, nextTradingDay } from './calendar';
import { ATC_TO, CLOSE, OPENING } from './clock';
import { type Day, isTimeOfDay } from './day';
import type { Exchange } from './exchange';
import { formatMinute } from './format';
import { settlementOf, type Settlement } from './settlement';

/** When a signal is known: its exchange, its day, and HH:mm in market time; null where they are not known. */
export type SignalMoment = { exchange: Exchange | null; day: Day; time: string | null };

/** The earliest purchase that a signal allows, and the way to its sale. */
export type EarliestTrade = Settlement & {
  /** OPEN: at the opening of the day `bought`. SIGNAL: during that trading day, at the signal's own price. */
  entry: 'OPEN' | 'SIGNAL';
  /** False where the day of the purchase is not confirmed. */
  isBuyConfirmed: boolean;
};

/** The minutes (ICT) at which the last auction or matching of a trading day ends; HNX matches at the closing price after it. */
const LAST_MATCH: Readonly<Record<Exchange, number>> = { HOSE: ATC_TO, HNX: ATC_TO, UPCOM: CLOSE };

/**
 * The earliest purchase and sale of a signal: its own trading day where it is known before the last match, else the next
 * one. A signal without a readable time comes from a closing bar; on an unknown exchange the earliest last match counts.
 */
export function earliestTradeOf({ exchange, day, time }: SignalMoment): EarliestTrade {
  const isKnownInTime =
    time !== null && isTimeOfDay(time) && time < formatMinute(LAST_MATCH[exchange ?? 'HOSE']);
  const isSameDay = isKnownInTime && isTradingDay(day);
  const bought = isSameDay ? day : nextTradingDay(day);
  const settlement = settlementOf(bought);
  const isBuyConfirmed = isConfirmed(bought);
  return {
    ...settlement,
    entry: isSameDay && time >= formatMinute(OPENING) ? 'SIGNAL' : 'OPEN',
    isBuyConfirmed,
    isConfirmed: isBuyConfirmed && settlement.isConfirmed,
  };
}

/** The same of a signal that a study finds in the bar of a completed trading day. */
export function earliestTradeAfterClose(day: Day): EarliestTrade {
  return earliestTradeOf({ exchange: null, day, time: null });
}
