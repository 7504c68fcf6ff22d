import { asList, asNumber, asRecord, asText, type JsonRecord } from '../../lib/json';
import { marketTime } from '../../market/clock';
import type { Day } from '../../market/day';
import { RestError } from '../../rest/errors';
import { answerOf } from '../feed-reason';
import { rowsOf } from './rows';

/** Seconds from here on are milliseconds: the year 5138, or 1973. */
const SOME_MILLISECONDS = 1e11;
/** The end of the year 9999, in milliseconds. */
const LAST = 253_402_300_799_999;

/**
 * The marks of a UDF response, as a list of them or as columns with a value for each mark or one for all. `refused` where the
 * feed reports an error, `unreadable` where the response has no marks, or some and a time of none.
 */
export function readMarks(response: unknown): readonly JsonRecord[] {
  const record = asRecord(answerOf(response));
  const times = asList(record?.['time']);
  const sent = record && times ? times.map((_, i) => rowAt(record, i)) : rowsOf(response);
  const rows = sent.map(asRecord).filter((row) => row !== null);
  if (sent.length > 0 && rows.every((row) => markedDay(row) === null)) {
    throw new RestError('unreadable', { status: 200 });
  }
  return rows;
}

function rowAt(columns: JsonRecord, i: number): JsonRecord {
  return Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, asList(values) ? asList(values)![i] : values]),
  );
}

/** The market's day of a mark in seconds, milliseconds or ISO text, which some feeds put at midnight in Vietnam. */
export function markedDay({ time }: JsonRecord): Day | null {
  const number = asNumber(time) ?? Date.parse(asText(time) ?? '');
  const instant = number < SOME_MILLISECONDS ? number * 1_000 : number;
  return instant >= 0 && instant <= LAST ? marketTime(new Date(instant)).day : null;
}
