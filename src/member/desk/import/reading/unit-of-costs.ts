import type { Table } from '../../../../tables/table';
import { unitOfHead } from '../columns/heads';
import type { NumberIn, Places, Reading } from './reading';

type Costs = Places & {
  numberIn: NumberIn;
  unit: Reading['unit'];
  table: Table;
  role: 'fee' | 'tax';
};

/** Đồng of a unit of fees or taxes: a thousand where these are thousandths of what they must be, else one. */
export function unitOfCosts({ at, allAt, numberIn, unit, table, role }: Costs): 1 | 1_000 {
  const isSaid = allAt(role).some((index) => unitOfHead(table.head[index] ?? '') === 'thousand');
  if (unit === null || (unit === 'dong' && !isSaid)) return 1;
  const part = role === 'fee' ? 0.0015 : 0.001;
  const ratios = table.rows.flatMap(({ cells }) => {
    const cost = allAt(role).reduce((sum, index) => sum + Math.abs(numberIn(cells, index) ?? 0), 0);
    const [quantity, price] = [numberIn(cells, at('quantity')), numberIn(cells, at('price'))];
    return cost > 0 && quantity && price
      ? [cost / (Math.abs(quantity) * price * (unit === 'dong' ? 1 : 1_000) * part)]
      : [];
  });
  return ratios.length > 0 && ratios.every((ratio) => ratio > 0.00005 && ratio < 0.005) ? 1_000 : 1;
}
