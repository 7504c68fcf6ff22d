import { candleAt, lengthOf, type Candles } from '../../market/candles';
import { limitsFromClose } from '../../market/day-limits';
import type { Exchange } from '../../market/exchange';
import { withFigures } from './quote-figures';

type Bars = { symbol: string; exchange: Exchange | null; candles: Candles | undefined };

/** The session of the newest bar, with the change and the limits that the close before it tells for sure. */
export function newestSession({ symbol, exchange, candles }: Bars) {
  const bar = candles ? candleAt(candles, lengthOf(candles) - 1) : null;
  const { open = null, high = null, low = null, close: price = null, volume = null } = bar ?? {};
  const before = candles?.close.at(-2) ?? null;
  const { reference } = limitsFromClose(before, { symbol, exchange, reached: [open, high, low, price] });
  return withFigures({ symbol, exchange, reference, price, open, high, low, volume });
}
