import type { Exchange, SecurityKind } from './exchange';
import { roundToTick } from './tick';

/** The everyday limits of a price around its reference, in percent. */
export const BAND_PERCENT = { HOSE: 7, HNX: 10, UPCOM: 15 };
const SPECIAL_PERCENT = { HOSE: 20, HNX: 30, UPCOM: 40 };

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
  const down = (vnd: number) => roundToTick(vnd, exchange, kind, 'down');
  const up = (vnd: number) => roundToTick(vnd, exchange, kind, 'up');

  const highest = down((reference * (100 + percent)) / 100);
  const lowest = up((reference * (100 - percent)) / 100);
  return {
    ceiling: highest > reference ? highest : up(reference + 1),
    reference,
    floor: lowest < reference ? lowest : down(reference - 1) || up(1),
  };
}
