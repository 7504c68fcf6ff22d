import { isTradingDay, previousTradingDay } from './calendar';
import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';
import type { Exchange } from './exchange';

/** What the market is doing; HOLIDAY is a weekday without trading, CLOSED a weekend or the evening. */
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

const CLOSE = at(15, 0);

/** The phases of a trading day, by the minute (ICT) each begins at; HNX as of the KRX system (May 2025). */
const TIMETABLES: Readonly<Record<Exchange, Timetable>> = {
  HOSE: [
    [0, 'PRE'],
    [at(9, 0), 'ATO'],
    [at(9, 15), 'CONTINUOUS'],
    [at(11, 30), 'LUNCH'],
    [at(13, 0), 'CONTINUOUS'],
    [at(14, 30), 'ATC'],
    [at(14, 45), 'PUT_THROUGH_ONLY'],
    [CLOSE, 'CLOSED'],
  ],
  HNX: [
    [0, 'PRE'],
    [at(9, 0), 'CONTINUOUS'],
    [at(11, 30), 'LUNCH'],
    [at(13, 0), 'CONTINUOUS'],
    [at(14, 30), 'ATC'],
    [at(14, 45), 'PLO_ENTRY'],
    [at(14, 55), 'PLO_MATCH'],
    [CLOSE, 'CLOSED'],
  ],
  UPCOM: [
    [0, 'PRE'],
    [at(9, 0), 'CONTINUOUS'],
    [at(11, 30), 'LUNCH'],
    [at(13, 0), 'CONTINUOUS'],
    [CLOSE, 'CLOSED'],
  ],
};

const ICT_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The market's day and minute of day, in ICT (UTC+7, no summer time), whatever the zone of the machine. */
export function marketTime(instant: Date): { day: Day; minute: number } {
  const ict = instant.getTime() + ICT_OFFSET_MS;
  const number = Math.floor(ict / DAY_MS);
  return { day: dayOfNumber(number), minute: Math.floor((ict - number * DAY_MS) / MINUTE_MS) };
}

/** What an exchange is doing at an instant. */
export function phaseOf(exchange: Exchange, instant: Date): Phase {
  const { day, minute } = marketTime(instant);
  if (!isTradingDay(day)) return weekdayOfNumber(numberOfDay(day)) > 5 ? 'CLOSED' : 'HOLIDAY';
  return TIMETABLES[exchange].findLast(([from]) => from <= minute)?.[1] ?? 'CLOSED';
}

/** The newest session that is over; a session is over from 15:00 ICT. */
export function lastClosedSession(instant: Date): Day {
  const { day, minute } = marketTime(instant);
  return minute >= CLOSE && isTradingDay(day) ? day : previousTradingDay(day);
}

function at(hour: number, minute: number) {
  return hour * 60 + minute;
}
