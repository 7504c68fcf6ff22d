import type { Cell } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { stateIn, type OrderState } from '../cells/words';
import { isMark } from '../reading/cancelled-column';
import type { Reading } from '../reading/reading';

/** What a row says of its order, by its state or by a mark that it was cancelled; null where it says nothing. */
export function orderStateIn(cells: readonly Cell[], { at, cancelled }: Reading): OrderState | null {
  const mark = cells[cancelled];
  if (mark !== undefined && !isBlank(mark) && isMark(mark)) return 'cancelled';
  const cell = cells[at('state')];
  return cell === undefined ? null : stateIn(cell);
}
