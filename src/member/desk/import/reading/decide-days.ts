import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import type { Table } from '../../../../tables/table';
import { isBlank, textOfCell, truthIn } from '../cells/cells';
import { isStoredDay, readDay, type ReadDay } from '../cells/days';
import { kindIn } from '../cells/words';
import type { Choices, Question } from '../preview-types';
import type { Known, Reading } from './reading';

type DayDecision = {
  days: Reading['days'];
  question: Question | null;
  matters: boolean;
  /** Whether a sheet that took the first number for the month has stored some of the days turned around. */
  hasTurned?: boolean;
};

/** The order of day and month, once for the file: one row that can be read in one way only decides for all. */
export function decideDays(
  table: Table,
  { at, choices, known, isCash }: { choices: Choices; known: Known } & Pick<Reading, 'at' | 'isCash'>,
): DayDecision {
  const index = at('day');
  const open = table.rows.flatMap(({ cells }) => {
    const read = cells[index] === undefined ? null : readDay(cells[index]);
    return read === null || read.dayFirst === read.monthFirst ? [] : [{ ...read, cell: cells[index] }];
  });
  const decided = (days: Reading['days']) => ({ days, question: null, matters: open.length > 0 });
  if (choices.days !== undefined) return decided(choices.days);
  if (open.length === 0) return decided('dayFirst');
  const provesDay = open.some(({ monthFirst }) => monthFirst === null);
  const provesMonth = open.some(({ dayFirst }) => dayFirst === null);
  if (provesDay !== provesMonth) {
    return { ...decided(provesDay ? 'dayFirst' : 'monthFirst'), hasTurned: hasTurned(table, index) };
  }
  const unclear = open.find(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst !== null);
  if (unclear === undefined) return decided('dayFirst');
  const possible = provesDay
    ? []
    : (['dayFirst', 'monthFirst'] as const).filter((order) =>
        isPossible(daysOf(table, { at, isCash }), order, { today: known.today, span: spanIn(table, order) }),
      );
  if (possible.length === 1) return decided(possible[0]!);
  return { days: null, question: { kind: 'days', example: textOfCell(unclear.cell) }, matters: true };
}

type FoundDay = ReadDay & { isPlanned: boolean; isTrade: boolean };

/** The days of the rows that have one, and whether the row is a trade that was made. */
function daysOf({ rows }: Table, { at, isCash }: Pick<Reading, 'at' | 'isCash'>): readonly FoundDay[] {
  return rows.flatMap(({ cells }): FoundDay[] => {
    const day = readDay(cells[at('day')] ?? '');
    const isPlanned = truthIn(textOfCell(cells[at('planned')])) === true;
    const kind = kindIn(cells[at('side')] ?? '');
    const isTrade = !isCash && (kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B');
    return day === null ? [] : [{ ...day, isPlanned, isTrade }];
  });
}

/**
 * Whether a sheet has stored as days only those that its own order of day and month allows, and so turned them around: then
 * all that it left as texts have a number above 12, and none that it stored has.
 */
function hasTurned({ rows }: Table, index: number): boolean {
  const filled = rows.flatMap(({ cells }) => (isBlank(cells[index]) ? [] : [cells[index]!]));
  const stored = filled.filter(isStoredDay);
  const written = filled.filter((cell) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(String(cell)));
  if (stored.length === 0 || written.length === 0 || filled.length < 3) return false;
  const days = stored.flatMap((cell) => readDay(cell)?.dayFirst ?? []);
  const isOneWay = written.every((cell) => {
    const read = readDay(cell);
    return read !== null && (read.dayFirst === null || read.monthFirst === null);
  });
  const isAll = stored.length + written.length === filled.length;
  return isAll && isOneWay && days.every((day) => Number(day.slice(8)) <= 12);
}

/**
 * Whether an order of day and month leaves days that can be: within the file's span, not to come, and not all trades on
 * days without trading.
 */
function isPossible(
  read: readonly FoundDay[],
  order: 'dayFirst' | 'monthFirst',
  { today, span }: { today: Day; span: readonly [Day, Day] | null },
): boolean {
  const days = read.flatMap((each) => (each[order] === null ? [] : [{ ...each, day: each[order] }]));
  const done = days.filter(({ isPlanned }) => !isPlanned);
  if (done.some(({ day }) => day > today)) return false;
  if (span !== null && done.some(({ day }) => day < span[0] || day > span[1])) return false;
  const trades = done.filter(({ isTrade }) => isTrade);
  return trades.length === 0 || trades.some(({ day }) => isTradingDay(day));
}

/** The first and the last day that a title line names, as an order makes them; null without such a line. */
function spanIn({ titles }: Table, order: 'dayFirst' | 'monthFirst'): readonly [Day, Day] | null {
  for (const { cells } of titles) {
    const found = [
      ...cells
        .map(String)
        .join(' ')
        .matchAll(/\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/g),
    ].map(([text]) => readDay(text)?.[order] ?? null);
    const [from, to] = found;
    if (found.length === 2 && from && to && from <= to) return [from, to];
    // An order in which the line's own days cannot be is none.
    if (found.length === 2) return ['9999-12-31', '0000-01-01'];
  }
  return null;
}
