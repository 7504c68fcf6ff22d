import type { AlertInput, TradeInput } from '../../graph/resolvers.types';
import { toThousand } from '../../market/format';

/** A price that an alert watches for, in thousand đồng. */
export type Level = { symbol: string; kind: 'ABOVE' | 'BELOW'; price: number };

/** The alert that watches for a price from now on. */
export function levelAlert(level: Level, now: Date, id = newId()): AlertInput {
  // A row with this id may have fired before.
  return { id, ...level, armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false };
}

/** The alerts of a purchase whose stop or target was moved: from now on they watch for the new price, not since the purchase. */
export function movedLevels(
  trade: Pick<TradeInput, 'id' | 'symbol' | 'stop' | 'target'>,
  before: Pick<TradeInput, 'stop' | 'target'>,
  now: Date,
): AlertInput[] {
  const levels = [
    { kind: 'STOP', level: trade.stop, old: before.stop },
    { kind: 'TARGET', level: trade.target, old: before.target },
  ] as const;
  return levels.flatMap(({ kind, level, old }) => {
    if (level == null || level === old) return [];
    const { id: tradeId, symbol } = trade;
    const watched = { kind, symbol, tradeId, price: toThousand(level), armedAt: now.toISOString() };
    const id = `${kind.toLowerCase()}-${tradeId}`;
    return [{ id, ...watched, firedAt: null, firedPrice: null, isSeen: false }];
  });
}

/** An id that no other device makes. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
