import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';

type Prices = { high: number; low: number; close: number };

/** The average price of a session, in the unit of the bar; daily bars hold no trades, so their prices stand in. */
export function averagePrice({ high, low, close }: Prices): number {
  return (high + low + 2 * close) / 4;
}

/** The reference (VND) of the session after a bar in VND: UPCoM takes the average price, HOSE and HNX the close. */
export function referenceAfter({ exchange, kind }: Listing, bar: Prices): number {
  return exchange === 'UPCOM' ? roundToTick(averagePrice(bar), exchange, kind, 'nearest') : bar.close;
}
