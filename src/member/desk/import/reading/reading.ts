import type { Day } from '../../../../market/day';
import type { Cell, Table } from '../../../../tables/table';
import type { DayOrder } from '../cells/days';
import { isFlow, kindIn } from '../cells/words';
import type { Column, ColumnRole, Preview, Question } from '../preview-types';

/** What is known beside a file. */
export type Known = { today: Day; isListed: (symbol: string) => boolean };

/** Where the columns of a file have which role. */
export type Places = {
  /** The first column with a role; -1 without one. */
  at: (role: ColumnRole) => number;
  allAt: (role: ColumnRole) => readonly number[];
};

/** The number of a cell; null where it is none, or where a question that is open decides. */
export type NumberIn = (cells: readonly Cell[], index: number) => number | null;

/** How a file is read: what its columns mean, and what holds for all of its rows. */
export type Reading = Places & {
  columns: readonly Column[];
  numberIn: NumberIn;
  /** Whether the numbers of a column wait for an answer. */
  isAsked: (index: number) => boolean;
  unit: 'dong' | 'thousand' | null;
  days: DayOrder | null;
  /** The orders that the form of the days allows. */
  dayOrders: readonly DayOrder[];
  /** Whether days that a sheet has stored may be turned around. */
  hasTurned: boolean;
  /** Đồng of a unit of fees and of taxes. */
  feeUnit: number;
  taxUnit: number;
  isOwn: boolean;
  /** Whether it is a statement of money. */
  isCash: boolean;
  /** The day of all rows, where these have times alone and a title line names it. */
  dayOfAll: Day | null;
  /** What the values make prices of, where no column has these. */
  valueKind: 'gross' | 'net' | null;
  /** Whether the quantities are those of what was matched, not of what was ordered. */
  isMatched: boolean;
  /** The column of what was ordered beside what was matched; -1 without one, null where one column has both. */
  ordered: number | null;
  /** The column whose marks say which orders were cancelled; -1 without one. */
  cancelled: number;
  /** Whether a column says what became of the orders. */
  hasStates: boolean;
  /** The account of all rows, where a title line names it. */
  account: string | null;
  /** Whether the times are those of the match, not of the order. */
  isTimed: boolean;
  /** Whether the sign of the quantities says what was sold. */
  isSigned: boolean;
  /** Of a file that lists what is held, the day of all rows, which may not be known; null for any other file. */
  holdings: { day: Day | null } | null;
  /** What 'B' is where it stands alone; null where nothing says it. */
  letterB: 'BUY' | 'SELL' | null;
  questions: readonly Question[];
  decided: Preview['decided'];
};

/** Looks up the columns of each role. */
export function placesOf(columns: readonly Column[]): Places {
  const places = new Map<ColumnRole, number[]>();
  for (const { index, role } of columns) {
    if (role !== null) places.set(role, [...(places.get(role) ?? []), index]);
  }
  const allAt = (role: ColumnRole) => places.get(role) ?? [];
  return { at: (role) => allAt(role)[0] ?? -1, allAt };
}

/** Whether a table is a statement of money: no shares, but money in or out, in columns or in words beside its amounts. */
export function isCashTable({ rows }: Table, at: Places['at']): boolean {
  if (at('quantity') !== -1 || at('bought') !== -1 || at('sold') !== -1) return false;
  if (at('moneyIn') !== -1 || at('moneyOut') !== -1) return true;
  const [side, value] = [at('side'), at('value')];
  if (side === -1 || value === -1 || at('symbol') !== -1 || at('price') !== -1) return false;
  return rows.some(({ cells }) => isFlow(kindIn(cells[side] ?? '')));
}
