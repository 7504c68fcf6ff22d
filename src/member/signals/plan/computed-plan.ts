import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { toThousand, toVnd } from '../../../market/format';
import { movedBy } from '../../../market/plan/plan-prices';
import { USUAL_BUDGET } from '../../../market/plan/risk-budget';
import { planOfSignal } from '../../shared/plan/plan-of-signal';
import type { SymbolResults } from '../results/useListResults';
import { sentPlan, type PlanOf } from './row-plan';

/** The signals that the studies found in the candles of symbols. */
export type BySymbol = ReadonlyMap<string, Pick<SymbolResults, 'signals'>>;

/** What is known of the symbols at the moment. */
type Known = {
  /** Their quotes, and the trading day of these. */
  quoteOf: (symbol: string) => Parameters<typeof planOfSignal>[0]['quote'];
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
    const plan = planOfSignal({
      ...{ signal: found, symbol, listed, hasExDate: isMoved },
      ...{ quote: quoteOf(symbol), quotedOn, budget: USUAL_BUDGET },
    });
    const factor = movedBy(found.price, price, isMoved);
    const sent = sentPlan(listed);
    const stop = sent?.stop ?? asListed(plan.stop, factor);
    const hasTarget = price > stop;
    const { voidedOn, highest, earliestBuy } = found;
    const isReached = highest !== null && toVnd(highest) >= plan.target;
    return {
      stop,
      target: sent?.target ?? (hasTarget ? asListed(plan.target, factor) : null),
      obstacle: plan.entry.obstacle,
      end:
        sent?.end ??
        (isReached
          ? { kind: 'TARGET_REACHED', day: null }
          : voidedOn !== null
            ? { kind: 'STOP_BROKEN', day: voidedOn }
            : null),
      earliestBuy,
    };
  };
}

/** A price of the candles in đồng as the list has prices: in thousand đồng, to the cent. */
function asListed(price: number, factor: number): number {
  return toThousand(factor === 1 ? price : Math.round(price / factor / 10) * 10);
}

/**
 * Whether the candles would bring what the server does not send of the plan of some row: a price, or, where it sends the
 * end of none, what became of it.
 */
export function lacksPlans(signals: readonly ListedSignal[]): boolean {
  const priced = signals.filter(({ kind, day, price }) => kind !== null && day !== null && price !== null);
  const isComplete = ({ idea }: ListedSignal) =>
    idea?.entryPrice != null && idea.cutLossPrice != null && idea.targetPrice != null;
  const hasEnd = ({ idea }: ListedSignal) => idea?.stopBrokenOn != null || idea?.targetReachedOn != null;
  return priced.length > 0 && !(priced.every(isComplete) && priced.some(hasEnd));
}
