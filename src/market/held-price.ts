import { SPECIAL_PERCENT } from './band';
import type { Exchange } from './exchange';

/** A price that contradicts one that is known: it is so many times that one, or further from it than any limit (null). */
export type HeldPrice = { readonly price: number; readonly known: number; readonly factor: number | null };

/** Why the newest price of a symbol is held back: it contradicts another, or came in a unit that is not known. */
export type HoldReason = HeldPrice | 'UNKNOWN_UNIT';

/** What prices of a symbol are compared by; of an unknown exchange the widest limits count. */
type Limits = {
  readonly exchange: Exchange | null;
  /** So many trading days lie between the price and the known one, each with limits of its own. */
  readonly days?: number;
};

const FACTORS = [1_000, 0.001, 100, 10, 0.01, 0.1];
/** How far a price may have moved that is off by a factor as well; by one between units further, as it can be nothing else. */
const NEAR = Math.log(5 / 3);
const NEAR_UNITS = Math.log(Math.sqrt(10));
/** Thousand đồng: the largest tick of a share, by which a price may move whatever its limits are. */
const TICK = 0.1;
const NOISE = 1e-6;

/** The factor by which a price is off from a known one: near 10, 100 or 1,000 or a part of that; null where it is none. */
export function offFactor(price: number, known: number): number | null {
  const ratio = price / known;
  const near = (factor: number) => (isOfUnits(factor) ? NEAR_UNITS : NEAR);
  return FACTORS.find((factor) => Math.abs(Math.log(ratio / factor)) <= near(factor)) ?? null;
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

/** Why a price is held back that is in another unit than all levels that a person set; null where it is not. */
export function heldAgainstLevels(price: number, levels: readonly number[]): HeldPrice | null {
  const [level] = levels;
  if (level === undefined || !levels.every((each) => isOffLevel(each, price))) return null;
  return { price, known: level, factor: offFactor(price, level) };
}

/** Whether the levels that a person set speak for the first of two prices, which are in different units. */
export function isNearer(levels: readonly number[], one: number, other: number): boolean {
  const distance = (price: number) =>
    levels.reduce((sum, level) => sum + Math.abs(Math.log(price / level)), 0);
  return levels.length > 0 && distance(one) < distance(other);
}
