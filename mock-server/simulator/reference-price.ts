import { priceBand } from '../../src/market/band';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';
import type { Bars } from './bars';

type Prices = { high: number; low: number; close: number };

/** The reference price of a trading day and its limits, in VND. */
export type PriceLimits = { ceiling: number; reference: number; floor: number };

/** The largest distance of a day's average price from its close, as a share of the close. */
const MAX_DISTANCE = 0.05;

/**
 * Estimates the average price of a trading day from its bar, in the unit of the bar. It stays near the close: on days of
 * a wide range most shares trade where the price comes to rest.
 */
export function averagePrice({ high, low, close }: Prices): number {
  return Math.min(
    (1 + MAX_DISTANCE) * close,
    Math.max((1 - MAX_DISTANCE) * close, (high + low + 2 * close) / 4),
  );
}

/** The reference (VND) of the trading day after a bar in VND: the average price on UPCoM, the close on HOSE and HNX. */
export function referenceAfter({ exchange, kind }: Listing, bar: Prices): number {
  return exchange === 'UPCOM' ? roundToTick(averagePrice(bar), exchange, kind, 'nearest') : bar.close;
}

/** The reference and the limits of a trading day. */
export function limitsAt({ exchange, kind }: Listing, bars: Bars, i: number): PriceLimits {
  const at = i - bars.from;
  return priceBand({ exchange, kind, reference: bars.reference[at]!, special: bars.wideBand[at] === 1 });
}
