import { SPECIAL_PERCENT } from './band';
import type { Exchange } from './exchange';

/** A price that contradicts one that is known: it is so many times that one, or further from it than any limit (null). */
export type HeldPrice = { readonly price: number; readonly known: number; readonly factor: number | null };

/** What prices of a symbol are compared by; of an unknown exchange the widest limits count. */
type Limits = {
  readonly exchange: Exchange | null;
  /** So many trading days lie between the price and the known one, each with limits of its own. */
  readonly days?: number;
};

const FACTORS = [1_000, 100, 10, 0.001, 0.01, 0.1];
/** How far a price may have moved that is off by a factor as well. */
const NEAR = Math.log(5 / 3);
/** Thousand đồng: the largest tick of a share, by which a price may move whatever its limits are. */
const TICK = 0.1;
const NOISE = 1e-6;

/** The factor by which a price is off from a known one: near 10, 100 or 1,000 or a part of that; null where it is none. */
export function offFactor(price: number, known: number): number | null {
  const ratio = price / known;
  return FACTORS.find((factor) => Math.abs(Math.log(ratio / factor)) <= NEAR) ?? null;
}

/** Whether a factor is one between units, thousand đồng and đồng, which no split of shares brings about. */
export function isOfUnits(factor: number | null): boolean {
  return factor === 1_000 || factor === 0.001;
}

/**
 * Whether a price could follow a known one within the limits of first trading days, of returns from a halt and of a change
 * of the exchange: those of every other day are narrower.
 */
export function agrees(price: number, known: number, { exchange, days = 1 }: Limits): boolean {
  const part = (exchange ? SPECIAL_PERCENT[exchange] : SPECIAL_PERCENT.UPCOM) / 100;
  const count = Math.max(days, 1);
  const highest = known * (1 + part) ** count + TICK + NOISE;
  const lowest = known * (1 - part) ** count - TICK - NOISE;
  return price <= highest && price >= lowest;
}

/** Why a price is held back against a known one; null where it agrees with it. */
export function heldAgainst(price: number, known: number, limits: Limits): HeldPrice | null {
  return agrees(price, known, limits) ? null : { price, known, factor: offFactor(price, known) };
}

/** Whether a level that a person set is in another unit than a price: nothing may happen on it. */
export function isOffLevel(level: number | null, price: number | null): boolean {
  return level !== null && price !== null && isOfUnits(offFactor(price, level));
}

/** What is known of a symbol beside a price of now: its last price that was believed, and the close of its newest bar. */
type Known = { readonly last: number | null; readonly close: number | null };

/** A price of now, with the reference of its day and what tells it from the one before. */
export type PriceOfNow = {
  readonly price: number | null;
  readonly reference: number | null;
  readonly volume: number | null;
};

/** What is made of a symbol's prices of now, one after the other. */
export type Judged = {
  /** The last price that was believed. */
  readonly last: number | null;
  /** Why the newest price is held back. */
  readonly held: HeldPrice | null;
  /** That price, with what tells it from the next. */
  readonly waiting: PriceOfNow | null;
};

export const UNJUDGED: Judged = { last: null, held: null, waiting: null };

/**
 * A price of now is believed where one that is known agrees: the last one, the close of the newest bar, the reference of its
 * day, which comes in the same unit and proves nothing about that. One that is held back is believed with the next that
 * agrees with it, unless they are off by a factor.
 */
export function judge(
  judged: Judged,
  now: PriceOfNow,
  { close, exchange }: Omit<Known, 'last'> & { exchange: Exchange | null },
): Judged {
  const { price, reference } = now;
  if (price === null) return judged;
  const limits = { exchange };
  const others = [judged.last, close].filter((known) => known !== null);
  const known = [...others, ...(reference === null ? [] : [reference])];
  const believed = { last: price, held: null, waiting: null };
  if (known.length === 0 || others.some((other) => agrees(price, other, limits))) return believed;

  const off = others.map((other) => heldAgainst(price, other, limits)!);
  const ofUnits = off.find(({ factor }) => isOfUnits(factor));
  if (!ofUnits && reference !== null && agrees(price, reference, limits)) return believed;

  const held = ofUnits ?? off[0] ?? heldAgainst(price, known[0]!, limits)!;
  return isConfirmed(judged, held, now, limits) ? believed : { last: judged.last, held, waiting: now };
}

/** Whether a price that contradicts what is known is the second of its kind. */
function isConfirmed({ held, waiting }: Judged, next: HeldPrice, now: PriceOfNow, limits: Limits): boolean {
  if (!held || !waiting || held.factor !== null || next.factor !== null) return false;
  const isAnother = waiting.price !== now.price || waiting.volume !== now.volume;
  return isAnother && agrees(next.price, held.price, limits);
}
