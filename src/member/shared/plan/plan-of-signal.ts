import type { Instrument } from '../../../graph/resolvers.types';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import { toVnd } from '../../../market/format';
import type { Levels } from '../../../market/plan/levels';
import { planPricesOf, withSentPrices } from '../../../market/plan/plan-prices';
import type { RiskBudget } from '../../../market/plan/risk-budget';
import { tradePlanOf, type TradePlan } from '../../../market/plan/trade-plan';

/** What a plan is made of: a signal that the studies found, or one that the server lists. */
export type PlannedSignal = Omit<ExplainedSignalFragment, 'evidence' | 'outcomes'>;

type Quote = { exchange: Exchange | null } & Required<
  Pick<{ [Name in keyof Instrument]: Instrument[Name] }, 'price' | 'open' | 'volume'>
>;

type Options = {
  signal: PlannedSignal;
  symbol: string;
  /** The same signal as the server lists it, whose target and stop win. */
  listed: ListedSignal | null;
  /** The symbol's quote, and its trading day; null where they are not known, or of a past day. */
  quote: Quote | null;
  quotedOn: Day | null;
  /** The stop and the target that a person has chosen, which win over all others; null where none are. */
  chosen?: Levels | null;
  budget: RiskBudget;
};

/** The plan of a signal in the prices of its candles. */
export function planOfSignal({
  signal,
  symbol,
  listed,
  quote,
  quotedOn,
  chosen,
  budget,
}: Options): TradePlan {
  const { exchange = null, price = null, open = null, volume = null } = quote ?? {};
  const matched = volume !== null && volume > 0 ? price : null;
  // A signal of the running trading day is bought at its own price. The candles have an open once its bar is complete.
  const isOnItsDay = signal.earliestBuy === signal.day;
  const openNow = matched !== null && !isOnItsDay && quotedOn === signal.earliestBuy ? open : null;
  const isBuyable = quotedOn !== null && quotedOn >= signal.earliestBuy;

  const own = planPricesOf({ ...signal, entryPrice: null }, symbol, exchange);
  const sent = {
    price: listed?.price ?? null,
    stop: listed?.idea?.cutLossPrice ?? null,
    target: listed?.idea?.targetPrice ?? null,
  };
  return tradePlanOf({
    prices: { ...withSentPrices(own, signal.price, sent), ...chosen },
    open: inVnd(signal.entryPrice ?? openNow),
    last: isBuyable ? inVnd(matched) : null,
    range: signal.atr === null ? null : signal.atr * 1_000,
    budget,
  });
}

function inVnd(thousand: number | null) {
  return thousand === null ? null : toVnd(thousand);
}
