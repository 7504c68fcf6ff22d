import type { ListedSignal } from '../../../graph/values';
import type { Exchange } from '../../../market/exchange';

/** The prices of a row's plan in thousand VND; null where they are not known. */
export type RowPlan = { target: number | null; stop: number | null };

/** Returns the plan that the candles give a signal; null where they do not. */
export type PlanOf = (signal: ListedSignal, exchange: Exchange | null) => RowPlan | null;

/** The plan of a row: as the server sends it, else as it is computed. */
export function rowPlan(
  signal: ListedSignal,
  exchange: Exchange | null,
  planOf: PlanOf | null,
): RowPlan | null {
  const { targetPrice: target = null, cutLossPrice: stop = null } = signal.idea ?? {};
  if (target !== null || stop !== null) return { target, stop };
  return planOf?.(signal, exchange) ?? null;
}
