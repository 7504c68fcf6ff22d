import { securityKindOf, type Exchange, type SecurityKind } from '../exchange';
import { toThousand, toVnd } from '../format';
import { isOnTick, roundToTick } from '../tick';

/**
 * Whose tick counts for prices computed from a signal: of an index, on an unknown exchange, and where a later ex-date has
 * moved the signal's own price off its tick, and all closes with it, the smallest. Thousand VND.
 */
export function tickRule(
  symbol: string,
  exchange: Exchange | null,
  ownPrice?: number,
): readonly [Exchange, SecurityKind] {
  const kind = securityKindOf(symbol);
  const isTraded = ownPrice === undefined || (exchange && kind && isOnTick(toVnd(ownPrice), exchange, kind));
  return exchange && kind && isTraded ? [exchange, kind] : ['HOSE', 'etf'];
}

/**
 * The price, on a tick, that a close must stay at or above: a computed level rounded up, so that a close below the one
 * is a close below the other. Thousand VND.
 */
export function voidPrice(
  level: number,
  symbol: string,
  exchange: Exchange | null,
  ownPrice?: number,
): number {
  return toThousand(roundToTick(level * 1000 - DUST, ...tickRule(symbol, exchange, ownPrice), 'up'));
}

// A level that is a tick may come with binary dust, which must not carry it to the next.
const DUST = 1e-6;
