import type { Candles } from '../candles';
import { USUAL_COSTS } from '../costs';
import { dayOfEpochSeconds } from '../day';
import { toVnd } from '../format';
import { obstacleOf } from '../plan/obstacle';
import { planPricesOf } from '../plan/plan-prices';
import { settlementOf } from '../settlement';
import type { StudySignal } from '../studies/signal';
import { percentOf } from './outcomes';
import { barAfterDays } from './trading-days';

/** A plan is sold at the close of the tenth trading day after its purchase at the latest. */
const PLAN_DAYS = 10;

/**
 * What following a signal's plan brought, in percent of what was paid, after fees and tax. Bought at the next opening; from
 * the day of settlement on sold at the stop or at the target, whose prices count (the opening, where that lies beyond), the
 * stop first where a bar touches both; else at the close of the tenth trading day. Null where that day is to come, and where
 * the opening lies at or beyond stop or target, so that there is no plan. A daily bar does not tell its afternoon, in which
 * shares arrive, from its morning; nor do bars name an exchange, so that the prices are on the smallest tick.
 */
export function planResult(candles: Candles, signal: StudySignal, symbol: string): number | null {
  const bought = signal.index + 1;
  const entryPrice = candles.open[bought] ?? null;
  const last = entryPrice === null ? null : barAfterDays(candles, bought, PLAN_DAYS);
  if (last === null) return null;

  const prices = planPricesOf({ ...signal, entryPrice }, symbol, null);
  if (obstacleOf(prices, null) !== null) return null;
  const sold = soldAt(candles, { first: firstSellable(candles, bought), last }, prices);
  return percentOf(prices.entry, sold, USUAL_COSTS);
}

type Bars = { first: number; last: number };

/** The price of the sale in đồng. */
function soldAt(candles: Candles, { first, last }: Bars, { stop, target }: { stop: number; target: number }) {
  for (let bar = first; bar <= last; bar += 1) {
    const open = toVnd(candles.open[bar]!);
    if (toVnd(candles.low[bar]!) <= stop) return Math.min(open, stop);
    if (toVnd(candles.high[bar]!) >= target) return Math.max(open, target);
  }
  return toVnd(candles.close[last]!);
}

function firstSellable({ time }: Candles, bought: number) {
  const { sellable } = settlementOf(dayOfEpochSeconds(time[bought]!));
  let bar = bought + 1;
  while (bar < time.length && dayOfEpochSeconds(time[bar]!) < sellable) bar += 1;
  return bar;
}
