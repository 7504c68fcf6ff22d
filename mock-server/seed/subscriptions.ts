import { dayOfNumber, numberOfDay, type Day } from '../../src/market/day';
import type { ById } from '../saved-state.shape';
import type { Renewal, Subscription } from '../subscription';

/** What the users have on a day: a subscription that runs, one that ends within 30 days, one that has ended, or none. */
export function initialSubscriptions(today: Day): ById<readonly Subscription[]> {
  return {
    1: [{ id: 1, ...halfYearTo(nextTwelfth(today)) }],
    101: [{ id: 1, startDate: '2026-03-01', endDate: '2026-08-31' }],
    102: [
      { id: 2, startDate: '2026-01-05', endDate: '2026-12-31' },
      { id: 4, startDate: '2026-07-01' },
    ],
    103: [{ id: 3, ...halfYearTo(daysAfter(today, 9)) }],
    104: [{ id: 2, ...halfYearTo(daysAfter(today, 97)) }],
    105: [{ id: 3, startDate: '2025-11-20', endDate: '2026-11-19' }],
    106: [{ id: 1, ...halfYearTo(daysAfter(today, -4)) }],
    107: [{ id: 2, ...halfYearTo(daysAfter(today, 24)) }],
  };
}

/** The renewals that users have requested by a day. */
export function initialRenewals(today: Day): ById<Renewal> {
  return {
    103: { endDate: daysAfter(today, 9), requestedAt: `${daysAfter(today, -1)}T20:14:00+07:00` },
    106: { endDate: daysAfter(today, -4), requestedAt: `${daysAfter(today, -3)}T08:32:00+07:00` },
  };
}

function halfYearTo(endDate: Day) {
  return { startDate: daysAfter(endDate, -183), endDate };
}

/** The 12th of this month or of the next one, which is at most 30 days away. */
function nextTwelfth(today: Day): Day {
  const twelfth = `${today.slice(0, 8)}12`;
  if (today <= twelfth) return twelfth;
  return `${daysAfter(`${today.slice(0, 8)}28`, 4).slice(0, 8)}12`;
}

function daysAfter(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}
