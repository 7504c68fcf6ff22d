import { useQuery } from '@apollo/client/react';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import { useFreshness } from '../Live';
import { purchaseOf, useChosenLevels } from '../position/PositionContext';
import { KnownQuoteDocument } from './plan.generated';
import { planOfSignal, type PlannedSignal } from './plan-of-signal';
import { useHasExDate } from './useHasExDate';
import { useRiskBudget } from './useRiskBudget';

type Options = {
  signal: PlannedSignal;
  symbol: string;
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** Whether it is shown as of a past day, on which nothing can be bought any more. */
  isPast?: boolean;
};

/** What a plan follows from, but for the levels that a person moves. */
export type PlanBasis = Omit<Parameters<typeof planOfSignal>[0], 'signal' | 'chosen'> & {
  signal: PlannedSignal;
  exchange: Exchange | null;
  /** The reference price of the first day on which it can be bought, in thousand VND; null where it is not known. */
  reference: number | null;
  /** The name of the purchase among those whose levels are moved. */
  purchase: string;
};

/** The basis of a signal's plan: the prices of its candles, the quote on screen and the person's settings. */
export function usePlanBasis({ signal, symbol, listed, isPast = false }: Options): PlanBasis {
  const budget = useRiskBudget();
  const pricesOn = useFreshness()?.asOf.day ?? null;
  const { data } = useQuery(KnownQuoteDocument, { variables: { symbol }, fetchPolicy: 'cache-only' });
  const quote = data?.instrument ?? null;
  const quotedOn = quote?.day ?? pricesOn;
  const hasExDate = useHasExDate({ signal, symbol, listed, until: pricesOn ?? quotedOn });
  const prices = isPast && quote ? { ...quote, price: null, open: null } : quote;
  return {
    signal,
    symbol,
    listed,
    hasExDate,
    quote: prices,
    quotedOn,
    budget,
    exchange: quote?.exchange ?? null,
    reference: referenceOf(signal, quotedOn, quote?.reference ?? null),
    purchase: purchaseOf(symbol, signal),
  };
}

/** It is the signal's own price, a close, unless it can be bought on its own day, whose quote then has it. */
function referenceOf(
  { day, earliestBuy, price }: PlannedSignal,
  quotedOn: Day | null,
  quoted: number | null,
) {
  if (earliestBuy !== day) return price;
  return quotedOn === day ? quoted : null;
}

/**
 * The plan with the stop and the target that the person has moved. Its view renders with each tick of a drag: what does not
 * follow a drag is rendered around it.
 */
export function useTradePlan(basis: PlanBasis) {
  const chosen = useChosenLevels(basis.purchase);
  return { plan: planOfSignal({ ...basis, chosen }), hasOwnLevels: chosen !== null };
}
