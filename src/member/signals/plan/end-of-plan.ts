import type { ListedSignal } from '../../../graph/values';
import { toVnd } from '../../../market/format';
import { movedBy } from '../../../market/plan/plan-prices';
import type { TradePlan } from '../../../market/plan/trade-plan';
import type { PlannedSignal } from '../../shared/plan/plan-of-signal';
import { sentPlan, type RowPlan } from './row-plan';

type Options = {
  signal: Pick<PlannedSignal, 'price' | 'voidBelow' | 'voidedOn' | 'highest'>;
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** Whether an ex-date is known between the signal and its candles of today. */
  hasExDate?: boolean;
  plan: Pick<TradePlan, 'stop' | 'target'>;
  /** Whether a person has moved the stop or the target, of which the server knows nothing. */
  hasOwnLevels?: boolean;
};

/**
 * How a plan has ended; null while it has not. What the server sends wins. The candles tell which day closed below the
 * signal's own stop: that close lies below a higher stop too, and breaks no lower one.
 */
export function endOfPlan({
  signal,
  listed,
  hasExDate = false,
  plan,
  hasOwnLevels = false,
}: Options): RowPlan['end'] {
  const sent = listed && !hasOwnLevels ? sentPlan(listed)?.end : null;
  if (sent) return sent;
  const { price, voidBelow, voidedOn, highest } = signal;
  if (highest !== null && toVnd(highest) >= plan.target) return { kind: 'TARGET_REACHED', day: null };
  const isMoved = movedBy(price, listed?.price ?? null, hasExDate) !== 1;
  const isBroken = plan.stop >= voidBelow * 1_000 - (isMoved ? ROUNDING : DUST);
  return voidedOn !== null && isBroken ? { kind: 'STOP_BROKEN', day: voidedOn } : null;
}

/** Candles that an ex-date has moved are rounded to so many đồng; a level that is a tick may come with binary dust. */
const ROUNDING = 10;
const DUST = 1e-6;
