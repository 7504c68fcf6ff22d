import { countTradingDays, nextTradingDay } from '../calendar';
import { barsUntil, lengthOf, NO_BARS, type Candles } from '../candles';
import { broughtBy, type DeskCosts } from '../costs';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../day';
import { toVnd } from '../format';
import { roundedPart } from '../fractions';
import type { Trade } from '../positions';
import { horizonOf, triggersOf, type PlanRule, type PurchasePlan, type Trigger } from './plan-triggers';
import { levelsOn, type PurchaseLevels } from './purchase-levels';
import { purchasesOf, type Purchase, type SoldShares } from './purchases';
import { exDaysOf, grownTo, type ExDay } from './rights';
import type { TradedStep } from './steps';

/** A trade with its plan; null where it has none. Whole đồng for a share, as prices were on its day. */
export type PlannedTrade = Trade & PurchaseLevels;

/** A rule of a plan that was met while shares of the purchase were held, and how it was followed. */
type MetRule = Trigger & {
  /** Shares that it would have sold. */
  quantity: number;
  /** The day on which the last of them was sold; null while some are held. */
  sold: Day | null;
  /** Whether that was at the latest on the trading day after it; null while that is to come. */
  isObeyed: boolean | null;
  /** Trading days from it until that sale, or until today. */
  days: number;
  /** What selling later, or at another price, cost in whole đồng; below 0 where it was better. */
  cost: number;
};

/** Shares that were sold above the stop and below the target, before any rule of the plan sold. */
type EarlySale = {
  quantity: number;
  /** What waiting for the plan would have brought more, in whole đồng; null while its sale is to come. */
  cost: number | null;
};

/** How a purchase kept to its plan. */
export type Discipline = {
  /** The purchase. */
  id: string;
  symbol: string;
  day: Day;
  quantity: number;
  left: number;
  /** The first sale of the plan, whether shares were held then or not; null while it is to come, or without bars. */
  planned: Trigger | null;
  /** Null where a rule is not met, or was when no share was held. */
  met: Readonly<Record<PlanRule, MetRule | null>>;
  early: EarlySale | null;
};

type Input = {
  trades: readonly PlannedTrade[];
  costs: DeskCosts;
  /** As they were matched, by symbol; a symbol may be missing. */
  candles: ReadonlyMap<string, Candles>;
  /** The last day whose bars count. */
  today: Day;
  /** The days on which the bars of a symbol step to other prices. */
  steps?: readonly TradedStep[];
};

/**
 * How the purchases with a stop kept to their plans, in the order of their trades, without those whose plan meets bars on both
 * sides of a step. Rules: see `triggersOf`. What ignoring one
 * cost is the proceeds at its price less those at the price of the next ignored rule, and for the last one those of the sale,
 * or at the last close while shares are held: so the costs of a purchase add up to the difference from its plan. Proceeds are
 * after fee and tax, those of a sale as the broker took them where it has them, with what ex-dates since the purchase brought to
 * the shares sold at the same price, without the tax on received shares that the settings tell. For n purchases, each held or planned over h bars: O(n log n + n h).
 */
export function disciplineOf({ trades, costs, candles, today, steps = [] }: Input): Discipline[] {
  const exDays = exDaysOf(trades);
  const bars = new Map<string, Candles>();
  return purchasesOf(trades, costs).flatMap(({ trade, sold, left }) => {
    const { symbol, stop } = trade;
    if (stop === null) return [];
    const end = left > 0 ? today : laterOf(sold.at(-1)!.day, horizonOf(trade.day));
    if (steps.some((step) => step.symbol === symbol && step.day > trade.day && step.day <= end)) return [];
    const known = bars.get(symbol) ?? barsUntil(candles.get(symbol) ?? NO_BARS, epochSecondsOf(today));
    bars.set(symbol, known);
    const market = { candles: known, exDays: exDays.get(symbol) ?? [], today };
    return disciplineOfPurchase({ trade: { ...trade, stop }, sold, left }, market, costs);
  });
}

function laterOf(one: Day, other: Day): Day {
  return one < other ? other : one;
}

type Market = { candles: Candles; exDays: readonly ExDay[]; today: Day };

/** Shares of a purchase that had one end: a sale, or the last close while they are held. */
type Block = {
  quantity: number;
  day: Day;
  price: number;
  isSold: boolean;
  /** Absent of what is only thought of. */
  sale?: SoldShares['sale'];
};

type Proceeds = (shares: number, at: Pick<Block, 'day' | 'price' | 'sale'>) => number;

function disciplineOfPurchase(
  { trade, sold, left }: Purchase<PlannedTrade & PurchasePlan>,
  { candles, exDays, today }: Market,
  costs: DeskCosts,
): Discipline {
  const { id, symbol, day: bought, quantity } = trade;
  const until = left > 0 ? today : (sold.at(-1)?.day ?? today);
  const triggers = triggersOf(trade, { candles, exDays, until });
  const proceeds: Proceeds = (shares, { day, price, sale }) => {
    const grown = grownTo(shares, bought, day, exDays);
    const part = (paid: number | null | undefined) =>
      paid == null ? null : roundedPart(paid, grown.shares, sale!.quantity);
    const paid = { feePaid: part(sale?.feePaid), taxPaid: part(sale?.taxPaid) };
    return grown.cash + broughtBy({ quantity: grown.shares, price, ...paid }, 0, costs);
  };

  const met: Record<PlanRule, MetRule | null> = { STOP: null, TARGET: null, HORIZON: null };
  const early: Block[] = [];
  for (const block of blocksOf({ sold, left }, candles)) {
    const steps = stepsUntil(block, triggers);
    steps.forEach((step, i) => {
      const cost = proceeds(block.quantity, step) - proceeds(block.quantity, steps[i + 1] ?? block);
      met[step.rule] = withBlock(met[step.rule], step, block, cost);
    });
    if (steps.length === 0 && block.isSold && isBetween(block, trade, exDays)) early.push(block);
  }
  const planned = triggers[0] ?? null;
  const judge = (rule: PlanRule) => judged(met[rule], today);
  const rules = { STOP: judge('STOP'), TARGET: judge('TARGET'), HORIZON: judge('HORIZON') };
  return {
    id,
    symbol,
    day: bought,
    quantity,
    left,
    planned,
    met: rules,
    early: early.length === 0 ? null : earlySaleOf(early, planned, proceeds),
  };
}

function earlySaleOf(blocks: readonly Block[], planned: Trigger | null, proceeds: Proceeds): EarlySale {
  const lost = ({ quantity, ...at }: Block, instead: Trigger) =>
    proceeds(quantity, instead) - proceeds(quantity, at);
  return {
    quantity: blocks.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: planned && blocks.reduce((sum, block) => sum + lost(block, planned), 0),
  };
}

function blocksOf({ sold, left }: Pick<Purchase<Trade>, 'sold' | 'left'>, candles: Candles): Block[] {
  const blocks: Block[] = sold.map(({ quantity, day, price, sale }) => ({
    ...{ quantity, day, price, sale },
    isSold: true,
  }));
  const last = lengthOf(candles) - 1;
  if (left > 0 && last >= 0) {
    const day = dayOfEpochSeconds(candles.time[last]!);
    blocks.push({ quantity: left, day, price: toVnd(candles.close[last]!), isSold: false });
  }
  return blocks;
}

function isBetween({ day, price }: Block, plan: PurchasePlan, exDays: readonly ExDay[]) {
  const { stop, target } = levelsOn(plan, exDays, day);
  return target !== null && price > stop && price < target;
}

/** The rules that were met before a block ended, and of those met on the day of its sale the one that it may have followed. */
function stepsUntil({ day, isSold }: Block, triggers: readonly Trigger[]): Trigger[] {
  if (!isSold) return [...triggers];
  const onItsDay = triggers.find((trigger) => trigger.day === day);
  return [...triggers.filter((trigger) => trigger.day < day), ...(onItsDay ? [onItsDay] : [])];
}

/** Blocks come in the order of their ends, held shares last. */
function withBlock(before: MetRule | null, step: Trigger, block: Block, cost: number): MetRule {
  return {
    ...step,
    quantity: (before?.quantity ?? 0) + block.quantity,
    sold: block.isSold ? block.day : null,
    cost: (before?.cost ?? 0) + cost,
    isObeyed: null,
    days: 0,
  };
}

function judged(rule: MetRule | null, today: Day): MetRule | null {
  if (!rule) return null;
  const { day, sold } = rule;
  const latest = nextTradingDay(day);
  const isObeyed = sold === null ? (today > latest ? false : null) : sold <= latest;
  return { ...rule, isObeyed, days: countTradingDays(day, sold ?? today) };
}
