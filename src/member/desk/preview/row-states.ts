import type { TradeInput } from '../../../graph/resolvers.types';
import type { PreviewRow } from '../import/preview-types';

/** What the rows of a preview are sorted by, in the order in which they are counted. */
export const STATES = ['new', 'changed', 'recorded', 'flow', 'none', 'asked', 'unreadable'] as const;
export type RowState = (typeof STATES)[number];

/** A deposit or withdrawal that is recorded counts as recorded; `asked` is a row that only waits for the answer to a question. */
export function stateOf(row: PreviewRow): RowState {
  if (row.state === 'unreadable' && row.unread.every(({ problem }) => problem === 'asked')) return 'asked';
  return row.state === 'flow' && row.isRecorded ? 'recorded' : row.state;
}

/** How many rows there are of each state. */
export function countsOf(rows: readonly PreviewRow[]): Readonly<Record<RowState, number>> {
  const counts = { new: 0, changed: 0, recorded: 0, flow: 0, none: 0, asked: 0, unreadable: 0 };
  for (const row of rows) counts[stateOf(row)] += 1;
  return counts;
}

/** Whether a person may tick a row. */
export function canBeTaken(row: PreviewRow): boolean {
  return row.state !== 'none' && row.state !== 'unreadable' && !(row.state === 'flow' && row.isRecorded);
}

/** The trade that a row becomes or is; null where it is none. */
export function tradeOf(row: PreviewRow): TradeInput | null {
  return row.state === 'new' || row.state === 'changed' || row.state === 'recorded' ? row.trade : null;
}
