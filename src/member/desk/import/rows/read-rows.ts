import { parseSymbol } from '../../../../market/symbol';
import type { Cell, TableRow } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import { readDay } from '../cells/days';
import { readSecurity, type Security } from '../cells/securities';
import { isFlow } from '../cells/words';
import type { Choices, ColumnRole } from '../preview-types';
import type { Known, Reading } from '../reading/reading';
import { noTradeOf } from './no-trade';
import { flowOfRow } from './flow-of-row';
import { unreadable, type ReadRow } from './read-row';
import { tradeOfRow } from './trade-of-row';
import { rowKindOf } from './row-kind';

/** Returns a function that reads the rows of a table. */
export function createRowReader(
  reading: Reading,
  choices: Choices,
  known: Known,
): (row: TableRow) => ReadRow {
  const { at, isCash } = reading;
  return (row) => {
    if (row.isOpen) return unreadable([{ column: 0, problem: 'quote' }]);
    const { cells } = row;
    const security = securityOf(cells, { reading, known });
    const kind = rowKindOf(cells, reading, choices);
    if (isFlow(kind) && (security === null || isCash)) return flowOfRow(cells, kind, { reading, known });
    if (isCash && kind !== 'DIVIDEND') return { is: 'none', reason: 'otherKind' };
    const isEmpty = (['symbol', 'quantity', 'bought', 'sold', 'price'] as const).filter(
      (role) => !isBlank(cells[at(role)]),
    );
    if (isSum(textOfCell(cells[at('symbol')]))) return { is: 'none', reason: 'noSymbol' };
    if (at('symbol') !== -1 && isBlank(cells[at('symbol')]) && !isFullRow(cells, reading)) {
      return { is: 'none', reason: isEmpty.length === 0 && kind !== null ? 'otherKind' : 'noSymbol' };
    }
    const parts = { security, kind, reading, known };
    const reason = noTradeOf(cells, parts);
    return reason === null ? tradeOfRow(cells, parts) : { is: 'none', reason };
  };
}

/** Whether a row of sums says so in the place of its symbol. */
const isSum = (text: string) =>
  /^(?:tổng|cộng|tong|cong|(?:sub|grand )?total|summe)(?![\p{L}\p{N}])/iu.test(text.normalize('NFC'));

/**
 * The security of a row; of a statement of money without a column of them, the one that its words name. What was recorded here is a
 * share, whatever its symbol looks like.
 */
function securityOf(
  cells: readonly Cell[],
  { reading: { at, isCash, isOwn }, known }: { reading: Reading; known: Known },
): Security | null {
  if (isOwn && !isBlank(cells[at('id')])) {
    const symbol = parseSymbol(textOfCell(cells[at('symbol')]));
    return symbol === null ? null : { symbol, kind: 'share', isQualified: false };
  }
  if (at('symbol') !== -1) return readSecurity(textOfCell(cells[at('symbol')]));
  if (!isCash) return null;
  const words = cells.flatMap(
    (cell) => String(cell).match(/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{2}(?![\p{L}\p{N}])/gu) ?? [],
  );
  const named = [...new Set(words)].filter((word) => known.isListed(word));
  return named.length === 1 ? readSecurity(named[0]!) : null;
}

/** Whether a row without a symbol has all else that a trade has, so that the symbol is missing. */
function isFullRow(cells: readonly Cell[], { at, numberIn }: Reading): boolean {
  const day = cells[at('day')];
  const hasDay = day !== undefined && readDay(day) !== null;
  return (
    hasDay &&
    ['quantity', 'bought', 'sold'].some((role) => (numberIn(cells, at(role as ColumnRole)) ?? 0) !== 0)
  );
}
