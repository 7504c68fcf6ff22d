import { createStore } from '../../lib/store';
import type { HeldPrice } from '../../market/held-price';

/** Why the newest price of a symbol is held back, of each symbol where it is. */
export type HeldPrices = ReadonlyMap<string, HeldPrice>;

const NONE: HeldPrices = new Map();

/** What the watch of this page holds back, for the lists of alerts. */
export const heldPrices = createStore(NONE);

/** Notes what is held back; the same as before changes nothing. */
export function noteHeldPrices(held: HeldPrices): void {
  const known = heldPrices.get();
  const isSame =
    known.size === held.size &&
    [...held].every(([symbol, { price, known: other }]) => {
      const noted = known.get(symbol);
      return noted?.price === price && noted.known === other;
    });
  if (!isSame) heldPrices.set(held.size === 0 ? NONE : held);
}
