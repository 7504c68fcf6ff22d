import { securityKindOf, type Exchange } from './exchange';
import { toThousand } from './money';
import { roundToTick } from './tick';

/**
 * The price, on a tick, that a close must stay at or above: a computed level rounded up, so that a close below the one
 * is a close below the other. On an unknown exchange the smallest tick of all shares counts. Thousand VND.
 */
export function voidPrice(level: number, symbol: string, exchange: Exchange | null): number {
  return toThousand(roundToTick(level * 1000 - DUST, exchange ?? 'HOSE', tickKind(symbol, exchange), 'up'));
}

// A level that is a tick may come with binary dust, which must not carry it to the next.
const DUST = 1e-6;

function tickKind(symbol: string, exchange: Exchange | null) {
  return exchange === null ? 'etf' : (securityKindOf(symbol) ?? 'stock');
}
