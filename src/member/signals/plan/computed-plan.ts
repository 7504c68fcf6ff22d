import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { toThousand } from '../../../market/format';
import { movedBy } from '../../../market/plan/plan-prices';
import { USUAL_BUDGET } from '../../../market/plan/risk-budget';
import { planOfSignal } from '../../shared/plan/plan-of-signal';
import type { SymbolResults } from '../results/useListResults';
import { endOfPlan } from './end-of-plan';
import { sentPlan, type PlanOf } from './row-plan';
import type { DatedQuote } from './sent-plans';

/** The signals that the studies found in the candles of symbols. */
export type BySymbol = ReadonlyMap<string, Pick<SymbolResults, 'signals'>>;

/** What is known of the symbols at the moment. */
type Known = {
  /** Their quotes, and the trading day of those that have none. */
  quoteOf: (symbol: string) => DatedQuote | null;
  quotedOn: Day | null;
  /** Whether an ex-date is known since a signal. */
  hasExDate: (listed: ListedSignal) => boolean;
};

/**
 * The plans of listed signals that the studies found, as their pages have them: what the server sends of a plan wins. Its
 * prices are those of the list, as a later ex-date has moved the candles and not what the server sent.
 */
export function planFrom(bySymbol: BySymbol, { quoteOf, quotedOn, hasExDate }: Known): PlanOf {
  return (listed) => {
    const { symbol, kind, day, price } = listed;
    const found = bySymbol.get(symbol)?.signals.find((signal) => signal.kind === kind && signal.day === day);
    if (!found || price === null) return null;
    const isMoved = hasExDate(listed);
    const quote = quoteOf(symbol);
    const plan = planOfSignal({
      signal: found,
      symbol,
      listed,
      hasExDate: isMoved,
      quote,
      quotedOn: quote?.day ?? quotedOn,
      budget: USUAL_BUDGET,
    });
    const factor = movedBy(found.price, price, isMoved);
    const sent = sentPlan(listed);
    const stop = sent?.stop ?? asListed(plan.stop, factor);
    const hasTarget = price > stop;
    return {
      stop,
      target: sent?.target ?? (hasTarget ? asListed(plan.target, factor) : null),
      obstacle: plan.entry.obstacle,
      end: endOfPlan({ signal: found, listed, hasExDate: isMoved, plan }),
      earliestBuy: found.earliestBuy,
    };
  };
}

/** A price of the candles in đồng as the list has prices: in thousand đồng, to the cent. */
function asListed(price: number, factor: number): number {
  return toThousand(factor === 1 ? price : Math.round(price / factor / 10) * 10);
}
