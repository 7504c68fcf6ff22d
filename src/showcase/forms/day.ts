import { string } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import { isDay, type Day } from '../../market/day';
import { isInvalidDay } from '../../market/typed-day';

export const FIRST_DAY: Day = '1950-01-01';
export const LAST_DAY: Day = '2099-12-31';

const noSuchDay: MessageKey = 'calendar.noSuchDay';
const dateFormat: MessageKey = 'subscriptions.dateFormat';

/** A day as `DateField` has it; anything else that is typed is wrong. */
export const day = string()
  .test('exists', noSuchDay, (text) => !text || !isInvalidDay(text))
  .test('is a day', dateFormat, (text) => !text || isInvalidDay(text) || isDay(text));
