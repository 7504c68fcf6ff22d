import type { ListedSignal } from '../../../graph/values';
import { earliestTradeOf } from '../../../market/earliest-trade';
import type { Exchange } from '../../../market/exchange';
import type { PlannedSignal } from '../../shared/plan/computed-plan';
import { sentPlan } from '../../shared/plan/sent-plan';

/** A listed signal as plans are made of it; null without a stop and a target, from which alone a plan follows. */
export function plannedSignal(listed: ListedSignal, exchange: Exchange | null): PlannedSignal | null {
  const { kind, day, time, price, idea } = listed;
  const { stop = null, target = null, end = null } = sentPlan(listed) ?? {};
  if (kind === null || day === null || price === null || stop === null || target === null) return null;
  const { bought, sellable } = earliestTradeOf({ exchange, day, time });
  return {
    kind,
    day,
    price,
    voidBelow: stop,
    voidedOn: idea?.stopBrokenOn ?? null,
    atr: idea?.atr ?? null,
    highest: end?.kind === 'TARGET_REACHED' ? target : null,
    earliestBuy: bought,
    earliestSale: sellable,
    entryPrice: null,
    sentEntry: idea?.entryPrice ?? null,
  };
}
