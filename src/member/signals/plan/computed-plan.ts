import { toThousand, toVnd } from '../../../market/format';
import { planPricesOf } from '../../../market/plan';
import type { SymbolResults } from '../results/useListResults';
import type { PlanOf } from './row-plan';

/**
 * The plans of listed signals from the evidence of the same signals in the candles, in the prices of the list: a later
 * ex-date has moved the candles, and not the price that the server sent.
 */
export function planFrom(bySymbol: ReadonlyMap<string, Pick<SymbolResults, 'signals'>>): PlanOf {
  return ({ symbol, kind, day, price }, exchange) => {
    const found = bySymbol.get(symbol)?.signals.find((signal) => signal.kind === kind && signal.day === day);
    if (!found || price === null) return null;
    const voidBelow = found.voidBelow * (price / found.price);
    const { stop, target } = planPricesOf({ price, voidBelow, entryPrice: null }, symbol, exchange);
    return { stop: toThousand(stop), target: toVnd(price) > stop ? toThousand(target) : null };
  };
}
