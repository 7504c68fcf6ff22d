import type { Exchange } from '../../../src/market/exchange';

/** The price steps as the rule book has them. */
export function stepOf(exchange: Exchange, price: number) {
  if (exchange !== 'HOSE') return 100;
  if (price < 10_000) return 10;
  return price < 50_000 ? 50 : 100;
}
