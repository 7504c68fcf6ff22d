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
/** How far a person may have set a level from the price. */
const NEAR_LEVEL = Math.log(3);
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
  if (level === null || price === null) return false;
  return [1_000, 0.001].some((factor) => Math.abs(Math.log(price / level / factor)) <= NEAR_LEVEL);
}

/** Why a price is held back that is in another unit than a level. */
export function againstLevel(price: number, level: number): HeldPrice {
  return { price, known: level, factor: price > level ? 1_000 : 0.001 };
}

/** Whether a level that a person has set speaks for the first of two prices, which are in different units. */
export function isNearer(level: number | null, one: number, other: number): boolean {
  if (level === null) return false;
  return Math.abs(Math.log(one / level)) < Math.abs(Math.log(other / level));
}
