import { isDay } from '../src/market/day';
import { isRecord } from './http';

/** A plan of a user: its id, and the days from and to which it is valid. */
export type PlanAssignment = { id: number; startDate: string; endDate?: string };

/** Parses a row of a user's plans; null for an invalid one. */
export function parseAssignment(row: unknown): PlanAssignment | null {
  if (!isRecord(row)) return null;
  const { id, startDate, endDate } = row;
  if (typeof id !== 'number' || !isDay(startDate)) return null;
  if (endDate === undefined || endDate === null) return { id, startDate };
  return isDay(endDate) ? { id, startDate, endDate } : null;
}
