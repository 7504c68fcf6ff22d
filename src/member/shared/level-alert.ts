import type { AlertInput } from '../../graph/resolvers.types';
import type { AlertRows } from '../../graph/values';

/** A price that an alert watches for, in thousand đồng. */
export type Level = { symbol: string; kind: 'ABOVE' | 'BELOW'; price: number };

/** The alert that watches for a price from now on. */
export function levelAlert(level: Level, now: Date, id = newId()): AlertInput {
  // A row with this id may have fired before.
  return { id, ...level, armedAt: now.toISOString(), firedAt: null, firedPrice: null, isSeen: false };
}

/** The alert at a price that no other alert watches for: one however often it is saved, beside those that have fired there. */
export function onlyAlertAt(level: Level, alerts: AlertRows, now: Date): AlertInput {
  const { symbol, kind, price } = level;
  const fired = alerts.filter((each) => each.firedAt !== null && isAt(each, level)).length;
  return levelAlert(level, now, [kind.toLowerCase(), symbol, price, fired].join('-'));
}

/** Whether an alert watches for that price. */
export function isAt(alert: AlertRows[number], { symbol, kind, price }: Level): boolean {
  return alert.symbol === symbol && alert.kind === kind && alert.price === price;
}

/** An id that no other device makes. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
