import { compareTexts } from '../src/market/by-text';
import { isDay, numberOfDay, type Day } from '../src/market/day';
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
 * What a user has on a day. Subscriptions of one tier whose days meet or overlap are one, from the first start to the last
 * end; of those that have begun the one that ends last, of equal ends the one that began last. Null for a user who has had none.
 */
export function currentOf(rows: readonly Subscription[], today: Day): Subscription | null {
  const begun = joined(rows).filter(({ startDate }) => startDate <= today);
  return (
    begun.toSorted(
      (one, other) =>
        compareTexts(lastDayOf(other), lastDayOf(one)) || compareTexts(other.startDate, one.startDate),
    )[0] ?? null
  );
}

function joined(rows: readonly Subscription[]): readonly Subscription[] {
  const terms: Subscription[] = [];
  for (const row of rows.toSorted((one, other) => compareTexts(one.startDate, other.startDate))) {
    const at = terms.findIndex((term) => term.id === row.id && continues(row, term));
    const term = terms[at];
    if (!term) terms.push(row);
    else if (lastDayOf(row) > lastDayOf(term)) {
      const { id, startDate } = term;
      terms[at] = { id, startDate, ...(row.endDate && { endDate: row.endDate }) };
    }
  }
  return terms;
}

/** Whether a subscription begins on the day after the end of an earlier one at the latest. */
function continues({ startDate }: Subscription, { endDate }: Subscription) {
  return endDate === undefined || numberOfDay(startDate) <= numberOfDay(endDate) + 1;
}

function lastDayOf({ endDate }: Subscription): Day {
  return endDate ?? '9999-12-31';
}
