import { useQuery } from '@apollo/client/react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { isMarketOpen } from '../../../market/clock';
import type { TradePlan } from '../../../market/plan/trade-plan';
import { useFreshness } from '../Live';
import { purchaseOf, useChosenLevels } from '../position/PositionContext';
import { KnownQuoteDocument } from './plan.generated';
import { planOfSignal, type PlannedSignal } from './plan-of-signal';
import { useRiskBudget } from './useRiskBudget';

type Options = {
  signal: PlannedSignal;
  symbol: string;
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** Whether it is shown as of a past day, on which nothing can be bought any more. */
  isPast?: boolean;
};

/**
 * The plan of a signal in the prices of its candles, by the quote on screen, the person's settings, and the stop and the
 * target that the person has moved.
 */
export function useTradePlan({ signal, symbol, listed, isPast = false }: Options) {
  const budget = useRiskBudget();
  const isOpen = isMarketOpen(useMarketTime());
  const pricesOn = useFreshness()?.asOf.day ?? null;
  const { data } = useQuery(KnownQuoteDocument, { variables: { symbol }, fetchPolicy: 'cache-only' });
  const quote = data?.instrument ?? null;
  const quotedOn = quote?.day ?? pricesOn;
  const prices = isPast && quote ? { ...quote, price: null, open: null } : quote;
  const purchase = purchaseOf(symbol, signal);
  const chosen = useChosenLevels(purchase);
  const plan = planOfSignal({ signal, symbol, listed, quote: prices, quotedOn, chosen, budget });
  return {
    plan,
    exchange: quote?.exchange ?? null,
    budget,
    bought: lineOf(plan, isOpen),
    /** The name of the purchase among those whose levels are moved, and whether this one's are. */
    purchase,
    hasOwnLevels: chosen !== null,
  };
}

/** The line that a purchase of this moment follows: that of the price now while the market is open. */
function lineOf({ entry, now }: TradePlan, isOpen: boolean) {
  return isOpen && now !== null ? { line: now, isNow: true } : { line: entry, isNow: false };
}
