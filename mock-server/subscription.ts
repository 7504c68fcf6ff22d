import { isDay } from '../src/market/day';
import { isRecord } from './http';

/** A subscription of a user: its tier's id, and the days from and to which it is valid. */
export type Subscription = { id: number; startDate: string; endDate?: string };

/** Parses a row of a user's subscriptions; null for an invalid one. */
export function parseSubscription(row: unknown): Subscription | null {
  if (!isRecord(row)) return null;
  const { id, startDate, endDate } = row;
  if (typeof id !== 'number' || !isDay(startDate)) return null;
  if (endDate === undefined || endDate === null) return { id, startDate };
  return isDay(endDate) ? { id, startDate, endDate } : null;
}
