import type { ListedSignal } from '../../../graph/values';

/** What the candles would bring: prices, or, where the server says of no signal that it is over, what became of them. */
export type MissingParts = 'PRICES' | 'ENDS';

/** What the server does not send of the plans of some rows. */
export function missingIn(signals: readonly ListedSignal[]): MissingParts | null {
  const priced = signals.filter(({ kind, day, price }) => kind !== null && day !== null && price !== null);
  const isComplete = ({ idea }: ListedSignal) =>
    idea?.entryPrice != null && idea.cutLossPrice != null && idea.targetPrice != null;
  const isOver = ({ idea }: ListedSignal) => idea?.stopBrokenOn != null || idea?.targetReachedOn != null;
  if (!priced.every(isComplete)) return 'PRICES';
  return priced.length === 0 || priced.some(isOver) ? null : 'ENDS';
}
