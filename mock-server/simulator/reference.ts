import type { Candle } from '../../src/market/candles';
import { toVnd } from '../../src/market/money';
import { roundToTick } from '../../src/market/tick';
import type { Listing } from '../listing/table';

type Prices = Pick<Candle, 'high' | 'low' | 'close'>;

/** The average price of a session, in the unit of the bar; daily bars hold no trades, so their prices stand in. */
export function averagePrice({ high, low, close }: Prices): number {
  return (high + low + 2 * close) / 4;
}

/** The reference (VND) of the session after a bar in VND: UPCoM takes the average price, HOSE and HNX the close. */
export function referenceAfter({ exchange, kind }: Listing, bar: Prices): number {
  return exchange === 'UPCOM' ? roundToTick(averagePrice(bar), exchange, kind, 'nearest') : bar.close;
}

/** A bar's prices in thousand VND as whole VND. */
export function inVnd({ high, low, close }: Prices): Prices {
  return { high: toVnd(high), low: toVnd(low), close: toVnd(close) };
}
