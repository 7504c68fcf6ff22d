import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import type { Table } from '../../../../tables/table';
import { isBlank, textOfCell, truthIn } from '../cells/cells';
import { isStoredDay, readDay, type ReadDay } from '../cells/days';
import { kindIn } from '../cells/words';
import type { Choices, Question } from '../preview-types';
import { isCash, type Known, type Places, type Reading } from './reading';

type FoundDay = ReadDay & { isPlanned: boolean; isTrade: boolean; cell: string };

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
  { at, choices, known }: { at: Places['at']; choices: Choices; known: Known },
): DayDecision {
  const [index, planned, side] = [at('day'), at('planned'), at('side')];
  const read = table.rows.flatMap(({ cells }): FoundDay[] => {
    const day = index === -1 || cells[index] === undefined ? null : readDay(cells[index]);
    const isPlanned = planned !== -1 && truthIn(textOfCell(cells[planned])) === true;
    const kind = side === -1 ? null : kindIn(cells[side] ?? '');
    const isTrade = !isCash(at) && (kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B');
    return day === null ? [] : [{ ...day, isPlanned, isTrade, cell: textOfCell(cells[index]) }];
  });
  const open = read.filter(({ dayFirst, monthFirst }) => dayFirst !== monthFirst);
  const matters = open.length > 0;
  if (choices.days !== undefined) return { days: choices.days, question: null, matters };
  if (!matters) return { days: 'dayFirst', question: null, matters };
  const provesDay = open.some(({ monthFirst }) => monthFirst === null);
  const provesMonth = open.some(({ dayFirst }) => dayFirst === null);
  const unclear = open.filter(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst !== null);
  const question: Question = { kind: 'days', example: (unclear[0] ?? open[0]!).cell };
  if (provesDay !== provesMonth) {
    const days = provesDay ? 'dayFirst' : 'monthFirst';
    return { days, question: null, matters, hasTurned: hasTurned(table, index) };
  }
  if (provesDay)
    return unclear.length > 0
      ? { days: null, question, matters }
      : { days: 'dayFirst', question: null, matters };
  const possible = (['dayFirst', 'monthFirst'] as const).filter((order) =>
    isPossible(read, order, { today: known.today, span: spanIn(table, order) }),
  );
  return possible.length === 1
    ? { days: possible[0]!, question: null, matters }
    : { days: null, question, matters };
}

/**
 * Whether a sheet has stored as days only those that its own order of day and month allows, and so turned them around: then
 * all that it left as texts have a number above 12, and none that it stored has.
 */
function hasTurned({ rows }: Table, index: number): boolean {
  const filled = rows.flatMap(({ cells }) => (isBlank(cells[index]) ? [] : [cells[index]!]));
  const stored = filled.filter(isStoredDay);
  const written = filled.filter((cell) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(String(cell)));
  if (stored.length < 2 || written.length < 2 || filled.length < 5) return false;
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
