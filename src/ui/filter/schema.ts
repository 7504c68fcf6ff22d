import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import { isDay } from '../../market/day';
import { isInvalidDay } from '../../market/typed-day';
import { oneLine } from '../../lib/text';
import type { TypedFilters } from './filters';

const dateFormat: MessageKey = 'filter.dateFormat';
const noSuchDay: MessageKey = 'calendar.noSuchDay';
const toBeforeFrom: MessageKey = 'filter.toBeforeFrom';

const text = string().ensure().transform(oneLine);
const day = string()
  .trim()
  .ensure()
  .test('exists', noSuchDay, (typed) => !isInvalidDay(typed))
  .test('is a day', dateFormat, (typed) => typed === '' || isInvalidDay(typed) || isDay(typed));

/** Every filter is optional; a day exists, and the last one is not before the first. */
export const filterSchema: ObjectSchema<TypedFilters> = object({
  title: text,
  symbol: text,
  author: text,
  tag: text,
  from: day,
  to: day.test('is not before the first', toBeforeFrom, (to, { parent }) => {
    const { from } = parent as TypedFilters;
    return !isDay(to) || !isDay(from) || to >= from;
  }),
});
