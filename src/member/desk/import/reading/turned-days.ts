import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import type { Table } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { isStoredDay, readDay } from '../cells/days';

/**
 * Whether a sheet has stored as days only those that its own order of day and month allows, and so turned them around: then
 * all that it left as texts have a number above 12, and what it stored can be turned back.
 */
export function hasTurnedDays(table: Table, index: number, today: Day): boolean {
  const filled = table.rows.flatMap(({ cells }) => (isBlank(cells[index]) ? [] : [cells[index]!]));
  const stored = filled.filter(isStoredDay);
  const written = filled.filter((cell) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(String(cell)));
  if (stored.length === 0 || written.length === 0) return false;
  // In a text two rows may just have two forms.
  if (filled.length < 3 && !isOfSheet(table)) return false;
  const isOneWay = written.every((cell) => {
    const read = readDay(cell);
    return read !== null && (read.dayFirst === null || read.monthFirst === null);
  });
  const isAll = stored.length + written.length === filled.length;
  return (
    isAll &&
    isOneWay &&
    canBeTurnedBack(
      stored.map((cell) => readDay(cell)!.dayFirst!),
      today,
    )
  );
}

/** Whether a table is a sheet's, which has numbers, not that of a text. */
function isOfSheet({ sheet, rows }: Table): boolean {
  return sheet !== undefined || rows.some(({ cells }) => cells.some((cell) => typeof cell === 'number'));
}

/** Whether days with day and month swapped are none to come, and not all without trading. */
function canBeTurnedBack(days: readonly Day[], today: Day): boolean {
  const back = days.map((day) => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`);
  return (
    days.every((day) => Number(day.slice(8)) <= 12) &&
    back.every((day) => day <= today) &&
    back.some(isTradingDay)
  );
}
