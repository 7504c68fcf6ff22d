import type { Day } from '../../../../market/day';
import type { Cell, Table } from '../../../../tables/table';
import { textOfCell } from '../cells/cells';
import { readDay, type DayOrder } from '../cells/days';
import type { Choices, Question } from '../preview-types';
import { daysOf, isPossibleOrder } from './possible-days';
import type { Known, Reading } from './reading';
import { hasTurnedDays } from './turned-days';
import { decideYearFirst } from './year-first';

type DayDecision = {
  days: Reading['days'];
  /** The orders that the form of the days allows. */
  orders: readonly DayOrder[];
  question: Question | null;
  matters: boolean;
  /** Whether a sheet that took the first number for the month has stored some of the days turned around. */
  hasTurned: boolean;
};

/** The order of day and month, once for the file: one row that can be read in one way only decides for all. */
export function decideDays(
  table: Table,
  { at, choices, known, isCash }: { choices: Choices; known: Known } & Pick<Reading, 'at' | 'isCash'>,
): DayDecision {
  const index = at('day');
  const open = table.rows.flatMap(({ cells }) => {
    const read = cells[index] === undefined ? null : readDay(cells[index]);
    return read === null || isInOneWay(read) ? [] : [{ ...read, cell: cells[index] }];
  });
  const provesDay = open.some(({ monthFirst }) => monthFirst === null);
  const provesMonth = open.some(({ dayFirst }) => dayFirst === null);
  const isShort = open.length > 0 && open.every(({ yearFirst }) => yearFirst !== null);
  const orders: readonly DayOrder[] = isShort ? [...LONG, 'yearFirst'] : LONG;
  const decided = (days: Reading['days'], hasTurned = false): DayDecision => ({
    ...{ days, orders, question: null, matters: open.length > 0, hasTurned },
  });
  const asked = (example: Cell | undefined): DayDecision => ({
    ...decided(null),
    question: { kind: 'days', example: textOfCell(example) },
  });
  const isProven = provesDay !== provesMonth;
  const hasTurned = isProven && hasTurnedDays(table, index, known.today);
  if (choices.days !== undefined) return decided(choices.days, hasTurned);
  if (open.length === 0) return decided('dayFirst');
  const days = daysOf(table, { at, isCash });
  const isPossible = (order: DayOrder) =>
    open.every((each) => each[order] !== null) &&
    isPossibleOrder(days, order, { today: known.today, titles: table.titles });
  const yearFirst =
    isShort && isPossible('yearFirst')
      ? decideYearFirst(days, { others: LONG.filter(isPossible), today: known.today })
      : 'no';
  if (yearFirst === 'yes') return decided('yearFirst');
  if (yearFirst === 'asked') return asked(open[0]!.cell);
  if (isProven) return decided(provesDay ? 'dayFirst' : 'monthFirst', hasTurned);
  const unclear = open.find(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst !== null);
  if (unclear === undefined) return decided('dayFirst');
  const possible = provesDay
    ? []
    : LONG.filter((order) => isPossibleOrder(days, order, { today: known.today, titles: table.titles }));
  return possible.length === 1 ? decided(possible[0]!) : asked(unclear.cell);
}

/** The orders of days whose year is last. */
const LONG = ['dayFirst', 'monthFirst'] as const;

const isInOneWay = ({ dayFirst, monthFirst, yearFirst }: Record<DayOrder, Day | null>) =>
  dayFirst === monthFirst && dayFirst === yearFirst;
