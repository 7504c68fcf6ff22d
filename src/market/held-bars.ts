import type { DaySpan } from './bar-spans';
import { countTradingDays } from './calendar';
import type { Day } from './day';
import type { Exchange } from './exchange';
import { agrees, offFactor, heldAgainst, isOfUnits, type HeldPrice } from './held-price';

type Facts = {
  readonly exchange: Exchange | null;
  /** The ex-dates that are known: from one to the next a price may move further than its limits. */
  readonly exDays: ReadonlySet<Day>;
};

/** So many days that keep a tenth or a hundredth of the price before are a split of shares. */
const SPLIT_DAYS = 3;

/** So many bars at the beginning say together what their first one is compared with. */
const FIRST = 5;

/**
 * The days whose bars are held back, with the price that contradicts what the others say: off by a factor, or beyond the
 * widest limits. A move that the next bar keeps is one, except between units.
 */
export function heldDays(spans: readonly DaySpan[], facts: Facts): ReadonlyMap<Day, HeldPrice> {
  const usual = medianOf(spans);
  const held = new Map<Day, HeldPrice>();
  for (const span of spans) {
    const price = pricesOf(span).find((each) => isOfUnits(offFactor(each, usual)));
    if (price !== undefined) held.set(span.day, { price, known: usual, factor: offFactor(price, usual) });
  }
  const inUnit = spans.filter(({ day }) => !held.has(day));
  let known: KnownClose = { day: null, close: medianOf(inUnit.slice(0, FIRST)) };
  let step: readonly DaySpan[] = [];
  for (const span of inUnit) {
    const off = offFrom(span, known, facts);
    step = follows(span, step, facts) ? [...step, span] : [span];
    if (off !== null) held.set(span.day, off);
    const isKept = isMove(step, held.get(step[0]!.day));
    if (isKept) step.forEach(({ day }) => held.delete(day));
    else if (off !== null) continue;
    known = { day: span.day, close: span.close };
    step = [];
  }
  return held;
}

type KnownClose = { readonly day: Day | null; readonly close: number };

function pricesOf({ close, high, low, open }: DaySpan) {
  return [close, high, low, open];
}

function medianOf(spans: readonly DaySpan[]): number {
  const closes = spans.map(({ close }) => close).sort((one, other) => one - other);
  return closes[Math.floor(closes.length / 2)] ?? NaN;
}

/** The price of a bar that contradicts a close before it. */
function offFrom(span: DaySpan, { day, close }: KnownClose, { exchange, exDays }: Facts): HeldPrice | null {
  const prices = pricesOf(span);
  if (day === null) {
    const price = prices.find((each) => offFactor(each, close) !== null);
    return price === undefined ? null : { price, known: close, factor: offFactor(price, close) };
  }
  const days = countTradingDays(day, span.day);
  const off = prices.flatMap((price) => heldAgainst(price, close, { exchange, days }) ?? []);
  const isEx = [...exDays].some((each) => each > day && each <= span.day);
  return off.find(({ factor }) => !isEx || isOfUnits(factor)) ?? null;
}

/** Whether a bar keeps the step that the bars before it took. */
function follows(span: DaySpan, step: readonly DaySpan[], { exchange }: Facts): boolean {
  const last = step.at(-1);
  if (!last) return false;
  const days = countTradingDays(last.day, span.day);
  return pricesOf(span).every((price) => agrees(price, last.close, { exchange, days }));
}

/** Whether the bars of a step, the first of which is held back, are as many as make it a move. */
function isMove(step: readonly DaySpan[], held: HeldPrice | undefined): boolean {
  if (!held || isOfUnits(held.factor)) return false;
  return step.length >= (held.factor === null ? 2 : SPLIT_DAYS);
}
