import type { Day } from '../../../../market/day';
import type { Cell } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { isStoredDay, readDay, readTime, type ReadDay } from '../cells/days';
import type { UnreadProblem } from '../preview-types';
import type { Reading } from '../reading/reading';

/** The day of a row and the time beside it. */
export function whenOf(
  cells: readonly Cell[],
  reading: Reading,
): { day: Day | null; time: string | null; problem: UnreadProblem } {
  if (reading.holdings !== null) return { day: reading.holdings.day, time: null, problem: 'asked' };
  if (reading.dayOfAll !== null) return { day: reading.dayOfAll, time: null, problem: 'asked' };
  const cell = cells[reading.at('day')];
  const read = cell === undefined ? null : readDay(cell);
  if (read === null) return { day: null, time: null, problem: reading.at('day') === -1 ? 'asked' : 'day' };
  if (reading.hasTurned && isStoredDay(cell!)) return { day: null, time: null, problem: 'turned' };
  const day = dayIn(read, reading);
  return { day, time: read.time, problem: reading.days === null ? 'asked' : 'day' };
}

/** A day that can be read in one way only is that day, whatever the order of the others. */
function dayIn(read: ReadDay, { days, dayOrders }: Reading): Day | null {
  if (days === 'yearFirst') return read.yearFirst;
  const orders = days === null ? dayOrders : (['dayFirst', 'monthFirst'] as const);
  const [day = null, ...others] = new Set(orders.flatMap((order) => read[order] ?? []));
  return others.length === 0 ? day : days && read[days];
}

/** The day of any cell; null for what is none, or waits for an answer. */
export function dayOfCell(cell: Cell | undefined, reading: Reading): Day | null {
  const read = cell === undefined || isBlank(cell) ? null : readDay(cell);
  return read && dayIn(read, reading);
}

/** The time of a row: the day's own, or that of a column. */
export function timeOf(cells: readonly Cell[], ofDay: string | null, { at }: Reading): string | null {
  const cell = cells[at('time')];
  const own = cell === undefined || isBlank(cell) ? null : (readTime(cell) ?? readDay(cell)?.time);
  const time = own ?? ofDay;
  // Midnight is a day without a time.
  return time === '00:00:00' ? null : time;
}
