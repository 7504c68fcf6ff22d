import type { Table } from '../../../../tables/table';
import { kindIn } from '../cells/words';
import type { ColumnRole } from '../preview-types';
import type { Places, Reading } from './reading';

/** What no column was found for; `hasValues`: whether values make the prices. */
export function missingRoles({
  at,
  table,
  isCash,
  hasValues,
}: Pick<Reading, 'at' | 'isCash'> & { table: Table; hasValues: boolean }) {
  const missing: ('symbol' | 'quantity' | 'price' | 'day')[] = [];
  if (table.rows.length === 0) return missing;
  if (at('day') === -1) missing.push('day');
  if (isCash) return missing;
  if (at('symbol') === -1) missing.push('symbol');
  const sides = sidesOf({ at, table });
  const hasEach = (any: ColumnRole, ofBuys: ColumnRole, ofSales: ColumnRole) =>
    at(any) !== -1 || sides.every((side) => at(side === 'BUY' ? ofBuys : ofSales) !== -1);
  if (!hasEach('quantity', 'bought', 'sold')) missing.push('quantity');
  if (!hasValues && !hasEach('price', 'boughtPrice', 'soldPrice')) missing.push('price');
  return missing;
}

/** The sides that rows may have: those of their words, or of the one column of shares that there is. */
function sidesOf({ at, table }: { at: Places['at']; table: Table }): readonly ('BUY' | 'SELL')[] {
  const index = at('side');
  const said = new Set(index === -1 ? [] : table.rows.map(({ cells }) => kindIn(cells[index] ?? '')));
  const isOpen = said.has('B') || (!said.has('BUY') && !said.has('SELL'));
  const isOne = at('quantity') === -1 && (at('bought') === -1) !== (at('sold') === -1);
  if (isOpen && isOne) return [at('bought') === -1 ? 'SELL' : 'BUY'];
  return (['BUY', 'SELL'] as const).filter((side) => isOpen || said.has(side));
}
