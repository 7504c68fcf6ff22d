import type { Exchange } from './exchange';
import { agrees, heldAgainst, heldAgainstLevels, isNearer, isOfUnits, type HeldPrice } from './held-price';

/** A price of now, with the reference of its day and what tells it from the one before. */
export type PriceOfNow = {
  readonly price: number | null;
  readonly reference: number | null;
  readonly volume: number | null;
};

/** What is known of a symbol beside its prices of now. */
export type KnownOf = {
  /** The close of its newest bar. */
  readonly close: number | null;
  readonly exchange: Exchange | null;
  /** The levels that a person has set for it. */
  readonly levels: readonly number[];
};

/** What is made of a symbol's prices of now, one after the other. */
export type Judged = {
  /** The last price that was believed, and whether a bar agreed with it or with one before it. */
  readonly last: number | null;
  readonly isSure: boolean;
  /** Why the newest price is held back. */
  readonly held: HeldPrice | null;
  /** That price, with what tells it from the next. */
  readonly waiting: PriceOfNow | null;
};

export const UNJUDGED: Judged = { last: null, isSure: false, held: null, waiting: null };

/**
 * A price of now is believed where one that is known agrees: the last one, the close of the newest bar, the reference of its
 * day, which comes in the same unit and proves nothing about a factor. One that is held back is believed with the next that
 * agrees with it, unless they are off by a factor. Never believed is one in another unit than every level that waits for it, and
 * one off by a factor from its own reference, whatever bars that may be off as well say.
 */
export function judge(judged: Judged, now: PriceOfNow, known: KnownOf): Judged {
  const { price, reference } = now;
  if (price === null) return judged;
  const { close, exchange } = known;
  // A price that no bar has agreed with yet may be in the same wrong unit.
  const last = judged.isSure || close === null ? judged.last : null;
  const others = [last, close].filter((other) => other !== null);
  const all = [...others, ...(reference === null ? [] : [reference])];
  const believed = { last: price, isSure: judged.isSure || close !== null, held: null, waiting: null };
  const ofLevels = heldAgainstLevels(price, known.levels);
  if (ofLevels) return { ...judged, held: ofLevels, waiting: now };
  const ofReference = reference === null ? null : heldAgainst(price, reference, { exchange });
  if (ofReference?.factor && !isOfLevels(ofReference, known.levels))
    return { ...judged, held: ofReference, waiting: now };
  if (all.length === 0 || others.some((other) => agrees(price, other, { exchange }))) return believed;

  const off = others.map((other) => heldAgainst(price, other, { exchange })!);
  const ofFactor = off.find(({ factor }) => factor !== null);
  if (ofFactor && isOfLevels(ofFactor, known.levels)) return believed;
  if (!ofFactor && reference !== null && agrees(price, reference, { exchange })) return believed;

  const held = ofFactor ?? off[0] ?? heldAgainst(price, all[0]!, { exchange })!;
  return isConfirmed(judged, held, now, exchange) ? believed : { ...judged, held, waiting: now };
}

/** Whether the levels that a person set are in the unit of a price that is in another one than what is known. */
function isOfLevels({ price, known, factor }: HeldPrice, levels: readonly number[]): boolean {
  return isOfUnits(factor) && isNearer(levels, price, known);
}

/** Whether a price that contradicts what is known is the second of its kind. */
function isConfirmed(
  { held, waiting }: Judged,
  next: HeldPrice,
  now: PriceOfNow,
  exchange: Exchange | null,
): boolean {
  if (!held || !waiting || held.factor !== null || next.factor !== null) return false;
  const isAnother = waiting.price !== now.price || waiting.volume !== now.volume;
  return isAnother && agrees(next.price, held.price, { exchange });
}
