import { dayOfNumber, isDay, numberOfDay, type Day } from '../src/market/day';
import { isRecord } from './http';

/** A subscription of a user: its tier's id, and the days from and to which it is valid. */
export type Subscription = { id: number; startDate: string; endDate?: string };

/** A request for a renewal: the end that was to be later, and the instant of the request. */
export type Renewal = { endDate: string; requestedAt: string };

/** Parses a row of a user's subscriptions; null for an invalid one. */
export function parseSubscription(row: unknown): Subscription | null {
  if (!isRecord(row)) return null;
  const { id, startDate, endDate } = row;
  if (typeof id !== 'number' || !isDay(startDate)) return null;
  if (endDate === undefined || endDate === null) return { id, startDate };
  return isDay(endDate) ? { id, startDate, endDate } : null;
}

/** Whether a stored value is a request for a renewal. */
export function isRenewal(value: unknown): value is Renewal {
  return isRecord(value) && isDay(value['endDate']) && typeof value['requestedAt'] === 'string';
}

/**
 * What a user has on a day: of the subscriptions that have begun the one that ends last, up to the end of those of the same
 * tier that continue it; null for a user who has had none.
 */
export function currentOf(rows: readonly Subscription[], today: Day): Subscription | null {
  const begun = rows.filter(({ startDate }) => startDate <= today);
  const [latest] = begun.toSorted((one, other) => (lastDayOf(one) < lastDayOf(other) ? 1 : -1));
  return latest ? continued(latest, rows) : null;
}

function continued(current: Subscription, rows: readonly Subscription[]): Subscription {
  const next = rows.find(
    (row) =>
      row.id === current.id &&
      lastDayOf(row) > lastDayOf(current) &&
      row.startDate <= dayOfNumber(numberOfDay(lastDayOf(current)) + 1),
  );
  if (!next) return current;
  const { id, startDate } = current;
  return continued({ id, startDate, ...(next.endDate && { endDate: next.endDate }) }, rows);
}

function lastDayOf({ endDate }: Subscription): Day {
  return endDate ?? '9999-12-31';
}
