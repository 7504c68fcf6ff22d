import type { Exchange, SecurityKind } from './exchange';

/** The price step in VND at a price in VND, by the exchanges' trading rules (HNX funds move by one đồng). */
export function tickSize(exchange: Exchange, priceVnd: number, kind: SecurityKind = 'stock'): number {
  if (exchange === 'UPCOM') return 100;
  if (exchange === 'HNX') return kind === 'etf' ? 1 : 100;
  if (kind !== 'stock') return 10;
  if (priceVnd < 10_000) return 10;
  return priceVnd < 50_000 ? 50 : 100;
}

/**
 * A price in VND put on a tick of the exchange. The result is on the tick of its own level, also
 * where rounding crosses a level: every level starts on a multiple of the ticks on both sides.
 */
export function roundToTick(
  priceVnd: number,
  exchange: Exchange,
  kind: SecurityKind,
  direction: 'down' | 'up' | 'nearest',
): number {
  const tick = tickSize(exchange, priceVnd, kind);
  const ticks = priceVnd / tick;
  if (direction === 'nearest') return Math.round(ticks) * tick;
  return (direction === 'down' ? Math.floor(ticks) : Math.ceil(ticks)) * tick;
}

/** Whether a price in VND can be traded; what is less than a hundredth of a đồng beside it comes from arithmetic. */
export function isOnTick(priceVnd: number, exchange: Exchange, kind: SecurityKind): boolean {
  return Math.abs(roundToTick(priceVnd, exchange, kind, 'nearest') - priceVnd) < 0.01;
}
