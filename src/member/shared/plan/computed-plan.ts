import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';
import type { ListedSignal } from '../../../graph/values';
import { countTradingDays } from '../../../market/calendar';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import { toVnd } from '../../../market/format';
import type { Levels } from '../../../market/plan/levels';
import { exDateFactor, planPricesOf, withSentPrices } from '../../../market/plan/plan-prices';
import type { Quote } from '../../../market/quote';
import { canReach } from '../../../market/price-steps';
import type { RiskBudget } from '../../../market/plan/risk-budget';
import { tradePlanOf, type TradePlan } from '../../../market/plan/trade-plan';
import { sentPlan, type PlanEnd } from './sent-plan';

/** What a plan is made of: a signal that the studies found, or one that the server lists. */
export type PlannedSignal = Omit<ExplainedSignalFragment, 'evidence' | 'outcomes'> & {
  /** Where the server says that one it alone has is bought, in thousand VND; it wins over any open. */
  sentEntry?: number | null;
};

type Prices = Pick<Quote, 'price' | 'open' | 'volume'>;

/** What a plan follows from. */
export type PlanInputs = {
  signal: Omit<PlannedSignal, 'earliestSale'>;
  symbol: string;
  /** The same signal as the server lists it, whose target and stop win. */
  listed: ListedSignal | null;
  /** Whether an ex-date is known between the signal and its candles of today. */
  hasExDate?: boolean;
  /** The symbol's quote, and its trading day; null where they are not known, or of a past day. */
  quote: Prices | null;
  exchange: Exchange | null;
  quotedOn: Day | null;
  /** Whether a newer trading day than that of the quote runs or is over: its price is not that of now. */
  isOlder?: boolean;
  /** The stop and the target that a person has chosen, which win over all others; null where none are. */
  chosen?: Levels | null;
  budget: RiskBudget;
};

/** A trade plan in the prices of its candles. */
type ComputedPlan = TradePlan & {
  /** What ex-dates have left of the prices that the server sends, as a factor. */
  factor: number;
  /** How it has ended; null while it has not. */
  end: PlanEnd | null;
};

/** The plan of a signal from its candles and its quote; what the server sends of it wins. */
export function computedPlan({
  signal,
  symbol,
  listed,
  hasExDate = false,
  quote: known,
  exchange,
  quotedOn,
  isOlder = false,
  chosen = null,
  budget,
}: PlanInputs): ComputedPlan {
  const isOther = isOfOtherPrices(signal, { quote: known, exchange, quotedOn });
  // It says nothing of levels that are of other prices.
  const quote = isOther ? null : known;
  const isBuyable = quotedOn !== null && quotedOn >= signal.earliestBuy;

  const own = planPricesOf({ ...signal, entryPrice: null }, symbol, exchange);
  const sent = listed && sentPlan(listed);
  const factor = exDateFactor(signal.price, listed?.price ?? null, hasExDate);
  const open = openOf(signal, quote, quotedOn);
  const { sentEntry = null } = signal;
  const entry = sentEntry === null ? own.entry : toVnd(sentEntry);
  const plan = tradePlanOf({
    prices: { ...withSentPrices({ ...own, entry }, sent ?? NOT_SENT, factor), ...chosen },
    open: open === null ? null : inVnd(sentEntry ?? open),
    last: isBuyable && !isOlder ? inVnd(matchedPrice(quote)) : null,
    range: signal.atr === null ? null : signal.atr * 1_000,
    budget,
  });
  // The server knows nothing of levels that a person has moved.
  const end = isOther ? null : (chosen === null && sent?.end) || endOf(signal, plan, factor);
  return { ...plan, factor, end };
}

/** Whether a signal's price and that of a quote cannot be of one kind of prices: those of one of them are not adjusted. */
export function isOfOtherPrices(
  { day, price }: Pick<PlannedSignal, 'day' | 'price'>,
  { quote, exchange, quotedOn }: Pick<PlanInputs, 'quote' | 'exchange' | 'quotedOn'>,
): boolean {
  const now = matchedPrice(quote);
  if (now === null || quotedOn === null || quotedOn < day) return false;
  return !canReach(now, { from: price, days: countTradingDays(day, quotedOn), exchange });
}

const NOT_SENT = { stop: null, target: null };

/**
 * How a plan has ended in the candles. They tell which day closed below the signal's own stop: that close lies below a
 * higher stop too, and breaks no lower one.
 */
function endOf(
  { voidBelow, voidedOn, highest }: PlanInputs['signal'],
  { stop, target }: Levels,
  factor: number,
): PlanEnd | null {
  if (highest !== null && toVnd(highest) >= target) return { kind: 'TARGET_REACHED', day: null };
  const isBroken = stop >= voidBelow * 1_000 - (factor === 1 ? DUST : ROUNDING);
  return voidedOn !== null && isBroken ? { kind: 'STOP_BROKEN', day: voidedOn } : null;
}

/** Candles that an ex-date has moved are rounded to so many đồng; a level that is a tick may come with binary dust. */
const ROUNDING = 10;
const DUST = 1e-6;

/**
 * The open of the first day on which a signal can be bought, in the prices of its candles: theirs once its bar is complete,
 * before that the one of a quote of that day; null while it is not known. A signal that is bought on its own day has none.
 */
function openOf(
  { day, earliestBuy, entryPrice }: Pick<PlannedSignal, 'day' | 'earliestBuy' | 'entryPrice'>,
  quote: Prices | null,
  quotedOn: Day | null,
): number | null {
  if (entryPrice !== null) return entryPrice;
  const isOpened = earliestBuy !== day && quotedOn === earliestBuy && matchedPrice(quote) !== null;
  return isOpened ? quote!.open : null;
}

/** The last price of a quote; null where nothing was matched on its day. */
function matchedPrice(quote: Prices | null) {
  return quote !== null && quote.volume !== null && quote.volume > 0 ? quote.price : null;
}

function inVnd(thousand: number | null) {
  return thousand === null ? null : toVnd(thousand);
}
