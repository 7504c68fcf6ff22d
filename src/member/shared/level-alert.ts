import type { AlertInput } from '../../graph/resolvers.types';

/** A price that an alert watches for, in thousand đồng. */
export type Level = { symbol: string; kind: 'ABOVE' | 'BELOW'; price: number };

/** The alert that watches for a price from now on; of a level by itself one, however often it is saved. */
export function levelAlert(level: Level, now: Date, id = idOf(level)): AlertInput {
  // A row with this id may have fired before.
  return { id, ...level, armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false };
}

function idOf({ symbol, kind, price }: Level): string {
  return `${kind.toLowerCase()}-${symbol}-${price}`;
}

/** An id that no other device makes. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
