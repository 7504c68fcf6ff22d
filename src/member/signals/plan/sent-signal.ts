import type { ListedSignal } from '../../../graph/values';
import { earliestTradeOf } from '../../../market/earliest-trade';
import type { Exchange } from '../../../market/exchange';
import type { PlannedSignal } from '../../shared/plan/plan-of-signal';

/** A signal as the server sent it; null without a stop and a target, from which alone a plan follows. */
export function sentSignal(
  { kind, day, time, price, idea }: ListedSignal,
  exchange: Exchange | null,
): PlannedSignal | null {
  const { cutLossPrice: stop = null, targetPrice: target = null } = idea ?? {};
  if (kind === null || day === null || price === null || stop === null || target === null) return null;
  const { stopBrokenOn = null, targetReachedOn = null } = idea ?? {};
  const isReached = targetReachedOn !== null && (stopBrokenOn === null || targetReachedOn <= stopBrokenOn);
  const { bought, sellable } = earliestTradeOf({ exchange, day, time });
  return {
    kind,
    day,
    price,
    voidBelow: stop,
    voidedOn: stopBrokenOn,
    atr: idea?.atr ?? null,
    highest: isReached ? target : null,
    earliestBuy: bought,
    earliestSale: sellable,
    entryPrice: null,
    sentEntry: idea?.entryPrice ?? null,
  };
}
