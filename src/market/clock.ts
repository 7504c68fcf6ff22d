import { isTradingDay, previousTradingDay } from './calendar';
import { DAY_MS, dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';
import type { Exchange } from './exchange';
import { formatMinute } from './format';

/** The trading phase; HOLIDAY is a weekday without trading, CLOSED a weekend or the evening. */
export type Phase =
  | 'PRE'
  | 'ATO'
  | 'CONTINUOUS'
  | 'LUNCH'
  | 'ATC'
  | 'PLO_ENTRY'
  | 'PLO_MATCH'
  | 'PUT_THROUGH_ONLY'
  | 'CLOSED'
  | 'HOLIDAY';

type Timetable = readonly (readonly [fromMinute: number, phase: Phase])[];

/** The minutes (ICT) between which every exchange matches: the morning until `LUNCH`, the afternoon until `CLOSE`. */
export const OPENING = at(9, 0);
export const LUNCH = at(11, 30);
export const AFTERNOON = at(13, 0);
const NEARLY_CLOSED = at(14, 15);
export const CLOSE = at(15, 0);
/** The minutes (ICT) of the closing auction of HOSE and HNX. */
export const ATC_FROM = at(14, 30);
export const ATC_TO = at(14, 45);

/** The phases of a trading day, by the minute (ICT) each begins at; HNX as of the KRX system (May 2025). */
const TIMETABLES: Readonly<Record<Exchange, Timetable>> = {
  HOSE: [
    [0, 'PRE'],
    [OPENING, 'ATO'],
    [at(9, 15), 'CONTINUOUS'],
    [LUNCH, 'LUNCH'],
    [AFTERNOON, 'CONTINUOUS'],
    [ATC_FROM, 'ATC'],
    [ATC_TO, 'PUT_THROUGH_ONLY'],
    [CLOSE, 'CLOSED'],
  ],
  HNX: [
    [0, 'PRE'],
    [OPENING, 'CONTINUOUS'],
    [LUNCH, 'LUNCH'],
    [AFTERNOON, 'CONTINUOUS'],
    [ATC_FROM, 'ATC'],
    [ATC_TO, 'PLO_ENTRY'],
    [at(14, 55), 'PLO_MATCH'],
    [CLOSE, 'CLOSED'],
  ],
  UPCOM: [
    [0, 'PRE'],
    [OPENING, 'CONTINUOUS'],
    [LUNCH, 'LUNCH'],
    [AFTERNOON, 'CONTINUOUS'],
    [CLOSE, 'CLOSED'],
  ],
};

const ICT_OFFSET_MS = 7 * 3_600_000;
const MINUTE_MS = 60_000;

/** The market's day and minute of day, in ICT (UTC+7, no summer time), whatever the zone of the machine. */
export function marketTime(instant: Date): { day: Day; minute: number } {
  const ict = instant.getTime() + ICT_OFFSET_MS;
  const number = Math.floor(ict / DAY_MS);
  return { day: dayOfNumber(number), minute: Math.floor((ict - number * DAY_MS) / MINUTE_MS) };
}

/** The trading phase of an exchange at an instant. */
export function phaseOf(exchange: Exchange, instant: Date): Phase {
  const { day, minute } = marketTime(instant);
  if (!isTradingDay(day)) return weekdayOfNumber(numberOfDay(day)) > 5 ? 'CLOSED' : 'HOLIDAY';
  return TIMETABLES[exchange].findLast(([from]) => from <= minute)?.[1] ?? 'CLOSED';
}

/** A part of a trading day, in minutes of the day. */
export type DayPart = { readonly phase: Phase; readonly from: number; readonly to: number };

const EXCHANGES = Object.keys(TIMETABLES) as Exchange[];
const MATCHING: readonly Phase[] = ['ATO', 'CONTINUOUS', 'ATC', 'PLO_ENTRY', 'PLO_MATCH'];

/** Whether an exchange takes orders that may be matched in this phase. */
export function isTrading(phase: Phase): boolean {
  return MATCHING.includes(phase);
}

/** The auctions that open and close a trading day. */
export type Auction = Extract<Phase, 'ATO' | 'ATC'>;

/** The auction that takes orders at an instant; of an unknown exchange that of HOSE, the only one with both. */
export function auctionAt(exchange: Exchange | null, instant: Date): Auction | null {
  const phase = phaseOf(exchange ?? 'HOSE', instant);
  return phase === 'ATO' || phase === 'ATC' ? phase : null;
}

/** Whether a price may change on any of the three exchanges at an instant. */
export function isMarketOpen(instant: Date): boolean {
  return EXCHANGES.some((exchange) => isTrading(phaseOf(exchange, instant)));
}

/** The parts of an exchange's trading day from its opening to its close, the lunch break among them. */
export function partsOfDay(exchange: Exchange): DayPart[] {
  const phases = TIMETABLES[exchange];
  return phases.slice(1, -1).map(([from, phase], i) => ({ phase, from, to: phases[i + 2]![0] }));
}

/** The next phase of a trading day, and in how many minutes it begins; null after the last one and on a closed day. */
export function nextPhaseOf(exchange: Exchange, instant: Date): { phase: Phase; minutes: number } | null {
  const { day, minute } = marketTime(instant);
  const next = TIMETABLES[exchange].find(([from]) => from > minute);
  return next && isTradingDay(day) ? { phase: next[1], minutes: next[0] - minute } : null;
}

/** The market time of prices that were loaded at an instant: a minute of the running trading day, or a closed one. */
export type AsOf =
  | {
      readonly kind: 'minute';
      readonly day: Day;
      readonly minute: number;
      /** Whether they stand still since then, though trading is continuous. */
      readonly isUnchanged?: boolean;
    }
  | { readonly kind: 'tradingDay'; readonly day: Day };

/** Nothing is matched before 09:00, from 11:30 to 13:00 and after 15:00, so no price is from then. */
export function asOf(instant: Date): AsOf {
  const { day, minute } = marketTime(instant);
  if (!isTradingDay(day) || minute < OPENING || minute >= CLOSE) {
    return { kind: 'tradingDay', day: lastClosedDay(instant) };
  }
  return { kind: 'minute', day, minute: minute < LUNCH || minute >= AFTERNOON ? minute : LUNCH };
}

/** The newest trading day that is over; a trading day is over from 15:00 ICT. */
export function lastClosedDay(instant: Date): Day {
  const { day, minute } = marketTime(instant);
  return minute >= CLOSE && isTradingDay(day) ? day : previousTradingDay(day);
}

/** The running trading day whose bar is close enough to its end to be studied, from 14:15 on; null at any other time. */
export function formingDay(instant: Date): Day | null {
  const { day, minute } = marketTime(instant);
  return isTradingDay(day) && minute >= NEARLY_CLOSED && minute < CLOSE ? day : null;
}

/** The instant at which a trading day opens, 09:00 ICT. */
export function openingOf(day: Day): Date {
  return instantOf(day, OPENING);
}

/** The instant from which a trading day is over, 15:00 ICT. */
export function closeOf(day: Day): Date {
  return instantOf(day, CLOSE);
}

/** The instant of a minute (ICT) of a day. */
export function instantOf(day: Day, minute: number): Date {
  return new Date(numberOfDay(day) * DAY_MS + minute * MINUTE_MS - ICT_OFFSET_MS);
}

/** The same as text with its offset. */
export function instantText(day: Day, minute: number): string {
  return `${day}T${formatMinute(minute)}:00+07:00`;
}

function at(hour: number, minute: number) {
  return hour * 60 + minute;
}
