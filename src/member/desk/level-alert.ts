import type { AlertInput } from '../../graph/resolvers.types';
import { newId } from './new-id';

/** A price that an alert watches for, in thousand đồng. */
export type Level = { symbol: string; kind: 'ABOVE' | 'BELOW'; price: number };

/** The alert that watches for a price from now on. */
export function levelAlert(level: Level, now: Date, id = newId()): AlertInput {
  // A row with this id may have fired before.
  return { id, ...level, armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false };
}
