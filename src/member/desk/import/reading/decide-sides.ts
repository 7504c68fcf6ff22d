import type { Table } from '../../../../tables/table';
import { textOfCell } from '../cells/cells';
import { kindIn } from '../cells/words';
import type { Choices } from '../preview-types';
import type { NumberIn, Places, Reading } from './reading';

/** What the letter B is beside the other letters and words of its column. */
export function decideLetter({ rows }: Table, index: number, { side }: Choices): Reading['letterB'] {
  if (index === -1) return null;
  const words = new Set(rows.map(({ cells }) => textOfCell(cells[index]).toLowerCase()));
  if (!words.has('b')) return null;
  const isEnglish = ['s', 'nb', 'ns', 'sell', 'buy'].some((word) => words.has(word));
  const isVietnamese = words.has('m');
  if (isEnglish) return 'BUY';
  return isVietnamese ? 'SELL' : (side ?? null);
}

type Needs = {
  at: Places['at'];
  numberIn: NumberIn;
  letterB: Reading['letterB'];
  choices: Choices;
  isCash: boolean;
};

/** Whether nothing says which rows are purchases and which are sales. */
export function needsSide(table: Table, { at, numberIn, letterB, choices, isCash }: Needs): boolean {
  if (choices.side !== undefined || table.rows.length === 0) return false;
  if (at('bought') !== -1 || at('sold') !== -1) return false;
  const index = at('side');
  if (index !== -1)
    return letterB === null && table.rows.some(({ cells }) => kindIn(cells[index] ?? '') === 'B');
  if (isCash) return false;
  return !hasSigns(table, at('quantity'), numberIn);
}

/** Whether the sign of the quantities says what was sold. */
export function hasSigns({ rows }: Table, quantity: number, numberIn: NumberIn): boolean {
  return rows.some(({ cells }) => (numberIn(cells, quantity) ?? 0) < 0);
}
