import type { Cell } from '../../../../tables/table';
import { dayProblem, HIGHEST_AMOUNT } from '../../trade-limits';
import { isBlank } from '../cells/cells';
import type { Known, Reading } from '../reading/reading';
import { unreadable, type ReadRow } from './read-row';
import { whenOf } from './when';

/** Money paid in or taken out. */
export function flowOfRow(
  cells: readonly Cell[],
  kind: 'moneyIn' | 'moneyOut',
  { reading, known }: { reading: Reading; known: Known },
): ReadRow {
  const { at, numberIn } = reading;
  const when = whenOf(cells, reading);
  const wrongDay = when.day === null ? null : dayProblem(when.day, known.today, false);
  if (when.day === null) return unreadable([{ column: at('day'), problem: when.problem }]);
  if (wrongDay !== null) return unreadable([{ column: at('day'), problem: wrongDay }]);
  const own = at(kind);
  const columns = [own, at('value'), at('price'), at('quantity')].filter(
    (index) => index !== -1 && !isBlank(cells[index]),
  );
  const amounts = columns.map((index) => Math.abs(numberIn(cells, index) ?? 0)).filter((each) => each > 0);
  const amount = Math.round(amounts[0] ?? 0);
  const column = columns[0] ?? own;
  if (amount === 0) return unreadable([{ column, problem: reading.isAsked(column) ? 'asked' : 'amount' }]);
  if (amount > HIGHEST_AMOUNT) return unreadable([{ column, problem: 'amount' }]);
  return { is: 'flow', flow: { id: '', day: when.day, amount: kind === 'moneyIn' ? amount : -amount } };
}
