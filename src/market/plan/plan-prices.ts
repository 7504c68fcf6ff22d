import type { Exchange, SecurityKind } from '../exchange';
import { toVnd } from '../format';
import { roundToTick } from '../tick';
import { tickRule, voidPrice } from './void-price';

/** The target's distance from the entry: this many times the risk, and at least this many thousandths of the entry. */
const REWARD_RATIO = 2;
const LEAST_GAIN = 40;

/** Prices in đồng; the stop and the target are on a tick. */
export type PlanPrices = { entry: number; stop: number; target: number };

/** The target of a purchase, on a tick: twice the distance to the stop, or four per cent. All in đồng. */
export function targetOf(
  { entry, stop }: Pick<PlanPrices, 'entry' | 'stop'>,
  exchange: Exchange,
  kind: SecurityKind,
): number {
  const gain = Math.max(REWARD_RATIO * (entry - stop) * 1_000, LEAST_GAIN * entry);
  // In thousandths of a đồng up to here, so that no binary dust carries a price to the next tick.
  return roundToTick((entry * 1_000 + gain) / 1_000, exchange, kind, 'up');
}

/** A signal as it was computed, in thousand VND, and the opening price of its earliest purchase where that is known. */
export type PricedSignal = { price: number; voidBelow: number; entryPrice: number | null };

/**
 * The prices of a signal's plan. Stop and target follow from the signal's own price, as a list shows them; the entry is the
 * opening price once it is known, and then may lie below the stop.
 */
export function planPricesOf(
  { price, voidBelow, entryPrice }: PricedSignal,
  symbol: string,
  exchange: Exchange | null,
): PlanPrices {
  const stop = toVnd(voidPrice(voidBelow, symbol, exchange, price));
  const target = targetOf({ entry: toVnd(price), stop }, ...tickRule(symbol, exchange, price));
  return { entry: toVnd(entryPrice ?? price), stop, target };
}

/** What a server sends of a plan, in thousand VND; null where it sends none. */
type SentLevels = { stop: number | null; target: number | null };

/** A smaller part of the price is left by an ex-date, not by another source of prices. */
const UNMOVED = 0.995;

/** No two prices of a trading day lie farther apart: from the ceiling to the floor of UPCOM, whose band is the widest (85/115). */
const LEAST_OF_DAY = 0.739;

/**
 * What ex-dates have left of the price that a server sent with a signal, as a factor: `price` is that of the signal in
 * today's candles. 1 without a known ex-date since, as the server may have found the signal at any price of its day, unless
 * no day has two prices so far apart. With one, it is taken to be all that the two differ by.
 */
export function exDateFactor(price: number, sent: number | null, hasExDate: boolean): number {
  const factor = sent === null ? 1 : price / sent;
  return factor < (hasExDate ? UNMOVED : LEAST_OF_DAY) ? factor : 1;
}

/**
 * The same with the stop and the target that a server sends, which win over computed ones, in the prices of candles that
 * ex-dates have moved by a factor since; such prices are not on a tick.
 */
export function withSentPrices(prices: PlanPrices, sent: SentLevels, factor: number): PlanPrices {
  return {
    entry: prices.entry,
    stop: sent.stop === null ? prices.stop : toVnd(sent.stop * factor),
    target: sent.target === null ? prices.target : toVnd(sent.target * factor),
  };
}
