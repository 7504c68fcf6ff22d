import { securityKindOf, type Exchange } from './exchange';
import { toThousand, toVnd } from './money';
import { isOnTick, roundToTick } from './tick';

/**
 * The price, on a tick, that a close must stay at or above: a computed level rounded up, so that a close below the one
 * is a close below the other. Of an index, on an unknown exchange, and where a later ex-date has moved the signal's own
 * price off its tick, and all closes with it, the smallest tick counts. Thousand VND.
 */
export function voidPrice(
  level: number,
  symbol: string,
  exchange: Exchange | null,
  ownPrice?: number,
): number {
  const kind = securityKindOf(symbol);
  const isTraded = ownPrice === undefined || (exchange && kind && isOnTick(toVnd(ownPrice), exchange, kind));
  const tick = exchange && kind && isTraded ? ([exchange, kind] as const) : (['HOSE', 'etf'] as const);
  return toThousand(roundToTick(level * 1000 - DUST, ...tick, 'up'));
}

// A level that is a tick may come with binary dust, which must not carry it to the next.
const DUST = 1e-6;
