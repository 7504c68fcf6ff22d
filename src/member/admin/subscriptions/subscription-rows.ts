import { array, number, object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { isDay, type Day } from '../../../market/day';
import { isInvalidDay } from '../../../market/typed-day';
import type { SavedSubscriptionFragment } from './subscriptions.generated';

/** The form values of one row; `key` identifies the row. */
export type SubscriptionRow = { key: number; tierId: string; startDate: string; endDate: string };
export type SubscriptionsValues = { subscriptions: SubscriptionRow[] };

/** The earliest start date; an earlier year is a typing error. */
export const FIRST_START: Day = '2000-01-01';

/** Converts subscriptions to form rows. */
export function rowsFrom(subscriptions: readonly SavedSubscriptionFragment[]): SubscriptionRow[] {
  return subscriptions.map(({ tierId, startDate, endDate }, key) => ({
    key,
    tierId,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  }));
}

/** Converts form rows to the mutation's input. */
export function subscriptionsFrom(rows: readonly SubscriptionRow[]) {
  return rows.map(({ tierId, startDate, endDate }) => ({ tierId, startDate, endDate: endDate || null }));
}

/** Whether the rows equal the user's subscriptions. */
export function isSaved(
  rows: readonly SubscriptionRow[],
  subscriptions: readonly SavedSubscriptionFragment[],
): boolean {
  const serialize = (some: readonly SubscriptionRow[]) => JSON.stringify(subscriptionsFrom(some));
  return serialize(rows) === serialize(rowsFrom(subscriptions));
}

/** An empty row. */
export function nextRow(rows: readonly SubscriptionRow[]): SubscriptionRow {
  return { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), tierId: '', startDate: '', endDate: '' };
}

const tierRequired: MessageKey = 'subscriptions.tierRequired';
const startRequired: MessageKey = 'subscriptions.startRequired';
const noSuchDay: MessageKey = 'calendar.noSuchDay';
const dateFormat: MessageKey = 'subscriptions.dateFormat';
const endBeforeStart: MessageKey = 'subscriptions.endBeforeStart';

const day = string()
  .test('exists', noSuchDay, (text) => !text || !isInvalidDay(text))
  .test(
    'is a day',
    dateFormat,
    (text) => !text || isInvalidDay(text) || (isDay(text) && text >= FIRST_START),
  );

/** Each row needs a tier and a start, and has no end before it; a renewal is another row with the same tier. */
export const subscriptionsSchema = object({
  subscriptions: array(
    object({
      key: number().defined(),
      tierId: string().required(tierRequired),
      startDate: day.required(startRequired),
      endDate: day.ensure().test('is not before the start', endBeforeStart, (end, { parent }) => {
        const { startDate } = parent as SubscriptionRow;
        return !isDay(end) || !isDay(startDate) || end >= startDate;
      }),
    }),
  ).defined(),
});
