import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';

type Prices = { high: number; low: number; close: number };

/** How far a session's average price lies from its last one at most, as a share of that. */
export const NEAR = 0.05;

/**
 * The average price of a session, in the unit of the bar; daily bars hold no trades, so their prices stand in. It is never
 * far from the last price: on the days of a wide range most shares change hands where the price comes to rest.
 */
export function averagePrice({ high, low, close }: Prices): number {
  return Math.min((1 + NEAR) * close, Math.max((1 - NEAR) * close, (high + low + 2 * close) / 4));
}

/** The reference (VND) of the session after a bar in VND: UPCoM takes the average price, HOSE and HNX the close. */
export function referenceAfter({ exchange, kind }: Listing, bar: Prices): number {
  return exchange === 'UPCOM' ? roundToTick(averagePrice(bar), exchange, kind, 'nearest') : bar.close;
}
