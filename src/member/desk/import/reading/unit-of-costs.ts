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
  if (unit === null) return 1;
  const part = role === 'fee' ? 0.0015 : 0.001;
  const ratios = table.rows.flatMap(({ cells }) => {
    const cost = allAt(role).reduce((sum, index) => sum + Math.abs(numberIn(cells, index) ?? 0), 0);
    const [quantity, price] = [numberIn(cells, at('quantity')), numberIn(cells, at('price'))];
    return cost > 0 && quantity && price
      ? [cost / (Math.abs(quantity) * price * (unit === 'dong' ? 1 : 1_000) * part)]
      : [];
  });
  // Beside prices in đồng a fee of some đồng may be one; of parts of a đồng it is none.
  const hasParts = table.rows.some(({ cells }) =>
    allAt(role).some((index) => !Number.isInteger(numberIn(cells, index) ?? 0)),
  );
  const isOpen = unit === 'thousand' || isSaid;
  const [least, most] = isOpen ? [0.00005, 0.005] : [0.0001, 0.0025];
  if (!isOpen && !hasParts) return 1;
  return ratios.length > 0 && ratios.every((ratio) => ratio > least && ratio < most) ? 1_000 : 1;
}
