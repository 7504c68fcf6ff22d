import { createStore } from '../../lib/store';
import type { HoldReason } from '../../market/held-price';

/** Why the newest price of a symbol is held back, of each symbol where it is. */
export type HeldPrices = ReadonlyMap<string, HoldReason>;

const NONE: HeldPrices = new Map();

/** What the watch of this page holds back, for the lists of alerts. */
export const heldPrices = createStore(NONE);

/** Notes what is held back; the same as before changes nothing. */
export function noteHeldPrices(held: HeldPrices): void {
  const known = heldPrices.get();
  const isSame =
    known.size === held.size &&
    [...held].every(([symbol, reason]) => {
      const noted = known.get(symbol);
      if (typeof reason === 'string' || typeof noted === 'string') return noted === reason;
      return noted?.price === reason.price && noted.known === reason.known;
    });
  if (!isSame) heldPrices.set(held.size === 0 ? NONE : held);
}
