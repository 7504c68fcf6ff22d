import type { Exchange, SecurityKind } from './exchange';
import { roundToTick } from './tick';

/** The everyday limits of a price around its reference, in percent. */
export const BAND_PERCENT = { HOSE: 7, HNX: 10, UPCOM: 15 };
/** Those of a first trading day, and of the return from a halt. */
export const SPECIAL_PERCENT = { HOSE: 20, HNX: 30, UPCOM: 40 };

type Limits = {
  exchange: Exchange;
  reference: number;
  kind?: SecurityKind;
  /** First trading day, or the return from a halt of 25 trading days or more: the wide band. */
  special?: boolean;
};

/** The price limits of a trading day, in whole VND. A price can always move by one tick; the floor is never 0. */
export function priceBand({ exchange, reference, kind = 'stock', special = false }: Limits) {
  const percent = (special ? SPECIAL_PERCENT : BAND_PERCENT)[exchange];
  const highest = roundToTick((reference * (100 + percent)) / 100, exchange, kind, 'down');
  const lowest = roundToTick((reference * (100 - percent)) / 100, exchange, kind, 'up');
  return {
    ceiling: highest > reference ? highest : roundToTick(reference + 1, exchange, kind, 'up'),
    reference,
    floor:
      lowest < reference
        ? lowest
        : roundToTick(reference - 1, exchange, kind, 'down') || roundToTick(1, exchange, kind, 'up'),
  };
}
