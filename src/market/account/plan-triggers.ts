import { addTradingDays } from '../calendar';
import type { Candles } from '../candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../day';
import { toVnd } from '../format';
import { HELD_DAYS } from '../outcomes/follow-rules';
import { settlementOf } from '../settlement';
import { levelsOn } from './purchase-levels';
import type { ExDay } from './rights';

/** Why a plan sells: at its stop, at its target, or at the end of its horizon. */
export type PlanRule = 'STOP' | 'TARGET' | 'HORIZON';

/** The first day on which a rule of a plan sells, and the price in whole đồng at which it does. */
export type Trigger = { rule: PlanRule; day: Day; price: number };

/** The plan of a purchase; prices in whole đồng as they were on its day. */
export type PurchasePlan = { day: Day; stop: number; target: number | null };

/** The day at whose close a purchase of a day reaches the end of its horizon. */
export function horizonOf(bought: Day): Day {
  return addTradingDays(bought, HELD_DAYS);
}

/** The bars of the plan's symbol as they were matched, its ex-dates, and the day until which its shares were held. */
type Market = { candles: Candles; exDays: readonly ExDay[]; until: Day };

/**
 * The first time that each rule of a plan sells, from the day on which the shares can be sold, in the order of time: the stop
 * where a bar's low or close reaches it, the target where a high or close does and the stop is not touched in the same bar,
 * each at its price or at the opening beyond it; the horizon at the close of the tenth trading day after the purchase
 * (`HELD_DAYS`), or of the first bar after that. On the day on which the shares arrive at noon only the close counts, which
 * is the price of that rule then, as the bar does not tell its afternoon from its morning. Levels are lowered by ex-dates.
 * Looks at the bars until the shares are sold, at least those until the horizon, and stops where all rules have sold.
 */
export function triggersOf(plan: PurchasePlan, { candles, exDays, until }: Market): Trigger[] {
  const { sellable, isAfternoon } = settlementOf(plan.day);
  const horizon = horizonOf(plan.day);
  const rights = exDays.filter(({ day }) => day > plan.day);
  const found: Trigger[] = [];
  const isOpen = (rule: PlanRule) => found.every((trigger) => trigger.rule !== rule);
  let { stop, target } = plan;
  let passed = 0;

  for (let bar = firstBarSince(candles, sellable); bar < candles.time.length; bar += 1) {
    const day = dayOfEpochSeconds(candles.time[bar]!);
    const isHorizonOver = !isOpen('HORIZON');
    const isComplete = isHorizonOver && !isOpen('STOP') && (target === null || !isOpen('TARGET'));
    if (isComplete || (isHorizonOver && day > until)) break;

    const before = passed;
    while (passed < rights.length && rights[passed]!.day <= day) passed += 1;
    if (passed > before) ({ stop, target } = levelsOn(plan, rights, day));
    const { open, high, low, close } = pricesOf(candles, bar, isAfternoon && day === sellable);
    if (Math.min(low, close) <= stop) {
      if (isOpen('STOP')) found.push({ rule: 'STOP', day, price: Math.min(open, stop) });
    } else if (target !== null && Math.max(high, close) >= target && isOpen('TARGET')) {
      found.push({ rule: 'TARGET', day, price: Math.max(open, target) });
    }
    if (day >= horizon && !isHorizonOver) found.push({ rule: 'HORIZON', day, price: close });
  }
  return found;
}

/** The prices of a bar in whole đồng; all of them its close where no other is known to be of the time that counts. */
function pricesOf({ open, high, low, close }: Candles, bar: number, isCloseAlone: boolean) {
  const last = toVnd(close[bar]!);
  return isCloseAlone
    ? { open: last, high: last, low: last, close: last }
    : { open: toVnd(open[bar]!), high: toVnd(high[bar]!), low: toVnd(low[bar]!), close: last };
}

function firstBarSince({ time }: Candles, day: Day): number {
  const since = epochSecondsOf(day);
  let [from, to] = [0, time.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (time[middle]! < since) from = middle + 1;
    else to = middle;
  }
  return from;
}
