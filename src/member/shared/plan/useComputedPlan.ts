import { useQuery } from '@apollo/client/react';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { NO_QUOTE } from '../../../market/quote';
import { usePricesDay } from '../Live';
import { useOlderDay } from '../PriceDay';
import { purchaseOf, useChosenLevels } from '../position/PositionContext';
import { KnownQuoteDocument } from './plan.generated';
import { computedPlan, type PlanInputs, type PlannedSignal } from './computed-plan';
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

/** What the plan of a page follows from, but for the levels that a person moves. */
export type PagePlanInputs = Omit<PlanInputs, 'signal' | 'chosen'> & {
  signal: PlannedSignal;
  /** The reference price of the first day on which it can be bought, in thousand VND; null where it is not known. */
  reference: number | null;
  /** The name of the purchase among those whose levels are moved. */
  purchase: string;
};

/** What a signal's plan follows from: the prices of its candles, the quote on screen and the person's settings. */
export function usePlanInputs({ signal, symbol, listed, isPast = false }: Options): PagePlanInputs {
  const budget = useRiskBudget();
  const pricesOn = usePricesDay();
  const { data } = useQuery(KnownQuoteDocument, { variables: { symbol }, fetchPolicy: 'cache-only' });
  const { exchange = null, quote = null } = data?.instrument ?? {};
  const quotedOn = quote?.day ?? pricesOn;
  const isOlder = useOlderDay(quote ?? NO_QUOTE) !== null;
  const hasExDate = useHasExDate({ signal, symbol, listed, until: pricesOn ?? quotedOn });
  return {
    signal,
    symbol,
    listed,
    hasExDate,
    exchange,
    quote: isPast && quote ? { ...quote, price: null, open: null } : quote,
    quotedOn,
    isOlder,
    budget,
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
export function useComputedPlan(inputs: PagePlanInputs) {
  const chosen = useChosenLevels(inputs.purchase);
  return { plan: computedPlan({ ...inputs, chosen }), hasOwnLevels: chosen !== null };
}
