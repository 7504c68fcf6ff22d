import type { ListedSignal } from '../../../graph/values';

/**
 * What the server does not send of the plans of some rows, and the candles would bring: prices, or, where it says of none
 * that it is over, what became of them.
 */
export function missingIn(signals: readonly ListedSignal[]): 'PRICES' | 'ENDS' | null {
  const priced = signals.filter(({ kind, day, price }) => kind !== null && day !== null && price !== null);
  const isComplete = ({ idea }: ListedSignal) =>
    idea?.entryPrice != null && idea.cutLossPrice != null && idea.targetPrice != null;
  const isOver = ({ idea }: ListedSignal) => idea?.stopBrokenOn != null || idea?.targetReachedOn != null;
  if (!priced.every(isComplete)) return 'PRICES';
  return priced.length === 0 || priced.some(isOver) ? null : 'ENDS';
}
