import { array, number, object, string } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import { isDay, type Day } from '../../../market/day';
import { isInvalidDay } from '../../../market/typed-day';
import type { AssignmentRowFragment } from './plans.generated';

/** The form values of one plan row; `key` identifies the row. */
export type PlanRow = { key: number; planId: string; startDate: string; endDate: string };
export type PlansValues = { plans: PlanRow[] };

/** The earliest start date; an earlier year is a typing error. */
export const FIRST_DAY: Day = '2000-01-01';
/** The latest day of the calendar; a later one may be typed. */
export const LAST_DAY: Day = '2099-12-31';

/** Converts assignments to form rows. */
export function rowsFrom(assignments: readonly AssignmentRowFragment[]): PlanRow[] {
  return assignments.map(({ planId, startDate, endDate }, key) => ({
    key,
    planId,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  }));
}

/** Converts form rows to the mutation's input. */
export function assignmentsFrom(rows: readonly PlanRow[]) {
  return rows.map(({ planId, startDate, endDate }) => ({ planId, startDate, endDate: endDate || null }));
}

/** Whether the rows equal the user's assignments. */
export function isSaved(rows: readonly PlanRow[], assignments: readonly AssignmentRowFragment[]): boolean {
  const serialize = (some: readonly PlanRow[]) => JSON.stringify(assignmentsFrom(some));
  return serialize(rows) === serialize(rowsFrom(assignments));
}

/** An empty row. */
export function nextRow(rows: readonly PlanRow[]): PlanRow {
  return { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), planId: '', startDate: '', endDate: '' };
}

const planRequired: MessageKey = 'plans.planRequired';
const startRequired: MessageKey = 'plans.startRequired';
const noSuchDay: MessageKey = 'calendar.noSuchDay';
const dateFormat: MessageKey = 'plans.dateFormat';
const endBeforeStart: MessageKey = 'plans.endBeforeStart';

const day = string()
  .test('exists', noSuchDay, (text) => !text || !isInvalidDay(text))
  .test('is a day', dateFormat, (text) => !text || isInvalidDay(text) || (isDay(text) && text >= FIRST_DAY));

/** Each row needs a plan and a start, and has no end before it; a renewal is another row with the same plan. */
export const plansSchema = object({
  plans: array(
    object({
      key: number().defined(),
      planId: string().required(planRequired),
      startDate: day.required(startRequired),
      endDate: day.ensure().test('is not before the start', endBeforeStart, (end, { parent }) => {
        const { startDate } = parent as PlanRow;
        return !isDay(end) || !isDay(startDate) || end >= startDate;
      }),
    }),
  ).defined(),
});
