import { securityKindOf, type Exchange } from './exchange';
import { toThousand } from './money';
import { roundToTick } from './tick';

/**
 * The price, on a tick, that a close must stay at or above: a computed level rounded up, so that a close below the one
 * is a close below the other. Of an index, and on an unknown exchange, the smallest tick counts. Thousand VND.
 */
export function voidPrice(level: number, symbol: string, exchange: Exchange | null): number {
  const kind = securityKindOf(symbol);
  const tick = exchange && kind ? ([exchange, kind] as const) : (['HOSE', 'etf'] as const);
  return toThousand(roundToTick(level * 1000 - DUST, ...tick, 'up'));
}

// A level that is a tick may come with binary dust, which must not carry it to the next.
const DUST = 1e-6;
