import type { Cell } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import type { Reading } from '../reading/reading';
import type { Fail } from './read-row';

/** Fees and taxes of a row in whole đồng, several columns of each added up; null where the file has none, or a rate. */
export function paidCostsOf(
  cells: readonly Cell[],
  reading: Reading,
  fail: Fail,
): { feePaid: number | null; taxPaid: number | null } {
  const sum = (role: 'fee' | 'tax', unit: number) => {
    const filled = reading.allAt(role).filter((index) => !isBlank(cells[index]));
    const costs = filled.map((index) => {
      const cost = reading.numberIn(cells, index);
      if (cost === null) fail(role, reading.isAsked(index) ? 'asked' : role, index);
      return Math.abs(cost ?? 0);
    });
    const paid = costs.reduce((total, cost) => total + cost, 0) * unit;
    // Less than a đồng is a rate.
    return costs.length === 0 || (paid > 0 && paid < 1) ? null : Math.round(paid);
  };
  const [feePaid, taxPaid] = [sum('fee', reading.feeUnit), sum('tax', reading.taxUnit)];
  const isWhole = reading
    .allAt('fee')
    .some((index) => /thuế|thue|tax/iu.test(reading.columns[index]?.head ?? ''));
  return { feePaid, taxPaid: taxPaid ?? (isWhole && feePaid !== null ? 0 : null) };
}
