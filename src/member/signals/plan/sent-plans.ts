import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { USUAL_BUDGET } from '../../../market/plan/risk-budget';
import { planOfSignal } from '../../shared/plan/plan-of-signal';
import { sentPlan, type PlanOf } from './row-plan';
import { sentSignal } from './sent-signal';

/** A symbol's quote, with its trading day where the feed says it. */
export type DatedQuote = NonNullable<Parameters<typeof planOfSignal>[0]['quote']> & { day?: Day | null };

/** Whether the server sends the stop and the target of a signal, and not where to buy it. */
export function lacksEntry({ idea }: ListedSignal): boolean {
  return idea?.cutLossPrice != null && idea.targetPrice != null && idea.entryPrice == null;
}

/**
 * The plans that the server sends without an entry, with what is in the way of their purchase as their pages have it: at the
 * open of the first day on which it is possible, until then at the signal's price. Of an earlier day's open nothing is known
 * here. `today` is the trading day of quotes that have none.
 */
export function sentPlansOn(today: Day | null, quoteOf: (symbol: string) => DatedQuote | null): PlanOf {
  return (listed) => {
    if (!lacksEntry(listed)) return null;
    const { symbol } = listed;
    const quote = quoteOf(symbol);
    const quotedOn = quote?.day ?? today;
    const signal = sentSignal(listed, quote?.exchange ?? null);
    if (!signal) return null;
    const plan = planOfSignal({ signal, symbol, listed, quote, quotedOn, budget: USUAL_BUDGET });
    const { day, earliestBuy } = signal;
    const isPast = quotedOn !== null && earliestBuy < quotedOn && earliestBuy !== day;
    return { ...sentPlan(listed)!, obstacle: isPast ? null : plan.entry.obstacle };
  };
}
