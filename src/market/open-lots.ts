import { compareTexts } from './by-text';
import type { Day } from './day';
import { partOfWhole } from './fractions';

/** A lot while trades are added: of `of` shares, which cost `paid`, the first `sold` are gone. */
export type OpenLot = {
  id: string;
  origin: 'BUY' | 'BONUS';
  day: Day;
  bought: number;
  of: number;
  paid: number;
  sold: number;
  sellable: Day | null;
  isAfternoon: boolean;
  /** Whether its shares were received for nothing. */
  isFree: boolean;
};

/**
 * The lots of a symbol that have shares left, in the order in which they are sold: first the ones that settled first. A
 * sale costs as long as the lots that it takes from, however many others there are.
 */
export function openLots() {
  const lots: OpenLot[] = [];
  const added = new Map<OpenLot, number>();
  /** Those before are sold. */
  let first = 0;
  let [held, free] = [0, 0];

  return {
    /** The shares that are left, and those of them that were received for nothing. */
    held: () => held,
    free: () => free,
    add(lot: OpenLot) {
      let at = lots.length;
      while (at > first && bySettlement(lots[at - 1]!, lot) > 0) at -= 1;
      lots.splice(at, 0, lot);
      added.set(lot, added.size);
      held += lot.of;
      if (lot.isFree) free += lot.of;
    },
    /** Takes so many shares, reports what comes from each lot with its cost, and returns how many were not there. */
    take(quantity: number, onTaken: (lot: OpenLot, taken: number, cost: number) => void): number {
      let left = quantity;
      while (left > 0 && first < lots.length) {
        const lot = lots[first]!;
        const taken = Math.min(left, leftOf(lot));
        const before = costOf(lot);
        lot.sold += taken;
        left -= taken;
        if (taken > 0) onTaken(lot, taken, before - costOf(lot));
        if (lot.isFree) free -= taken;
        if (leftOf(lot) === 0) first += 1;
      }
      held -= quantity - left;
      return left;
    },
    /** Gives the shares of each lot another cost, in the order in which the lots were added. */
    reprice(costFor: (lot: OpenLot) => number) {
      const open = lots.slice(first).sort((one, other) => added.get(one)! - added.get(other)!);
      for (const lot of open) Object.assign(lot, { paid: costFor(lot), of: leftOf(lot), sold: 0 });
    },
    all: (): readonly OpenLot[] => lots.slice(first),
  };
}

/** The shares of a lot that are left, and what they cost. */
export function leftOf({ of, sold }: OpenLot): number {
  return of - sold;
}

export function costOf({ paid, of, sold }: OpenLot): number {
  return paid - partOfWhole(paid, sold, of);
}

/** Shares without a known day come last. */
function bySettlement(one: OpenLot, other: OpenLot) {
  return compareTexts(one.sellable ?? '9999', other.sellable ?? '9999') || compareTexts(one.day, other.day);
}
