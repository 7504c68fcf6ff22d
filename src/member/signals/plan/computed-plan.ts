import type { Day } from '../../../market/day';
import { toThousand, toVnd } from '../../../market/format';
import { obstacleOf } from '../../../market/plan/obstacle';
import { planPricesOf } from '../../../market/plan/plan-prices';
import { openOf } from '../../shared/plan/plan-of-signal';
import type { SymbolResults } from '../results/useListResults';
import type { SignalInstrumentFragment } from '../signals.generated';
import { sentPlan, type PlanOf } from './row-plan';

/** The signals that the studies found in the candles of symbols. */
export type BySymbol = ReadonlyMap<string, Pick<SymbolResults, 'signals'>>;

/** What is known of the symbols at the moment: their quotes, and the trading day of these. */
type Quotes = {
  quoteOf: (
    symbol: string,
  ) => Pick<SignalInstrumentFragment, 'exchange' | 'price' | 'open' | 'volume'> | null;
  quotedOn: () => Day | null;
};

/**
 * The plans of listed signals from the evidence of the same signals in the candles, entered as on their pages, in the prices
 * of the list: a later ex-date has moved the candles, and not the price that the server sent. Until the exchange of a symbol
 * is known, on the smallest tick. A plan that the server sends is none of them.
 */
export function planFrom(bySymbol: BySymbol, { quoteOf, quotedOn }: Quotes): PlanOf {
  return (listed) => {
    const { symbol, kind, day, price } = listed;
    const found = bySymbol.get(symbol)?.signals.find((signal) => signal.kind === kind && signal.day === day);
    if (!found || price === null || sentPlan(listed)) return null;
    const quote = quoteOf(symbol);
    const asListed = price / found.price;
    const open = openOf(found, quote, quotedOn());
    const signal = { price, voidBelow: found.voidBelow * asListed, entryPrice: open && open * asListed };
    const prices = planPricesOf(signal, symbol, quote?.exchange ?? null);
    const { stop, target } = prices;
    const { voidedOn, atr, highest } = found;
    const isReached = highest !== null && toVnd(highest * asListed) >= target;
    const hasTarget = toVnd(price) > stop;
    return {
      stop: toThousand(stop),
      target: hasTarget ? toThousand(target) : null,
      obstacle: obstacleOf(prices, atr && atr * asListed * 1_000),
      end: isReached
        ? { kind: 'TARGET_REACHED', day: null }
        : voidedOn !== null
          ? { kind: 'STOP_BROKEN', day: voidedOn }
          : null,
    };
  };
}
