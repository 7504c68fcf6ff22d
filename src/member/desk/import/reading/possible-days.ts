import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import { FIRST_TRADING_DAY } from '../../../../market/first-day';
import type { Table } from '../../../../tables/table';
import { textOfCell, truthIn } from '../cells/cells';
import { readDay, type DayOrder, type ReadDay } from '../cells/days';
import { kindIn } from '../cells/words';
import type { Reading } from './reading';

/** A day of a row, and whether the row is a plan, or a trade that was made. */
export type FoundDay = ReadDay & { isPlanned: boolean; isTrade: boolean };

/** The days of the rows that have one. */
export function daysOf({ rows }: Table, { at, isCash }: Pick<Reading, 'at' | 'isCash'>): readonly FoundDay[] {
  return rows.flatMap(({ cells }): FoundDay[] => {
    const day = readDay(cells[at('day')] ?? '');
    const isPlanned = truthIn(textOfCell(cells[at('planned')])) === true;
    const kind = kindIn(cells[at('side')] ?? '');
    const isTrade = !isCash && (kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B');
    return day === null ? [] : [{ ...day, isPlanned, isTrade }];
  });
}

/**
 * Whether an order leaves days that can be: within the span that the titles name, after the market's first day, not to come, and
 * not all trades on days without trading.
 */
export function isPossibleOrder(
  read: readonly FoundDay[],
  order: DayOrder,
  { today, titles }: { today: Day } & Pick<Table, 'titles'>,
): boolean {
  const days = read.flatMap((each) => (each[order] === null ? [] : [{ ...each, day: each[order] }]));
  const done = days.filter(({ isPlanned }) => !isPlanned);
  if (done.some(({ day }) => day > today || day < FIRST_TRADING_DAY)) return false;
  const span = spanIn(titles, order);
  if (span !== null && done.some(({ day }) => day < span[0] || day > span[1])) return false;
  const trades = done.filter(({ isTrade }) => isTrade);
  return trades.length === 0 || trades.some(({ day }) => isTradingDay(day));
}

/** The first and the last day that a title line names, as an order makes them; null without such a line. */
function spanIn(titles: Table['titles'], order: DayOrder): readonly [Day, Day] | null {
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
