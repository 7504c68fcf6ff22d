import { object, string, type ObjectSchema } from 'yup';
import type { Profile } from '../profile';
import type { MessageKey } from '../../../i18n/messages';
import { isDay, type Day } from '../../../market/day';
import { isNoDay } from '../../../market/typed-day';
import { tickersIn } from './changes';

const required: MessageKey = 'common.required';
const email: MessageKey = 'common.emailError';
const tooLong: MessageKey = 'personal.tooLong';
const phone: MessageKey = 'personal.phoneError';
const noSuchDay: MessageKey = 'calendar.noSuchDay';
const birthday: MessageKey = 'personal.birthdayError';
const future: MessageKey = 'personal.birthdayFuture';
const website: MessageKey = 'personal.websiteError';
const zipcode: MessageKey = 'personal.zipcodeError';
const symbols: MessageKey = 'personal.consultSymbolsError';

/** The earliest birthday of the calendar. */
export const FIRST_DAY: Day = '1900-01-01';

const LONGEST = 200;
/** Formik passes an empty string as undefined. */
const text = () => string().default('').trim().max(LONGEST, tooLong);
const address = () => text().test('http', website, (value) => value === '' || isHttp(value));

/** The validation schema of the profile; `today` is the latest birthday. */
export function profileSchema(today: Day): ObjectSchema<Profile> {
  return object({
    firstName: text().required(required),
    lastName: text().required(required),
    userName: text(),
    email: text().required(required).email(email),
    phone: text().matches(/^\+?[\d .()-]{6,20}$/, { message: phone, excludeEmptyString: true }),
    birthday: text()
      .test('exists', noSuchDay, (value) => !isNoDay(value))
      .test(
        'day',
        birthday,
        (value) => value === '' || isNoDay(value) || (isDay(value) && value >= FIRST_DAY),
      )
      .test('past', future, (value) => !isDay(value) || value <= today),
    sex: text(),
    lang: text(),
    country: text(),
    city: text(),
    address1: text(),
    zipcode: text().matches(/^[A-Za-z\d][A-Za-z\d -]{1,10}$/, {
      message: zipcode,
      excludeEmptyString: true,
    }),
    website: address(),
    twitter: address(),
    facebook: address(),
    linkedin: address(),
    brokerInfo: text(),
    consultSymbols: text()
      .transform((value: string) => tickersIn(value).join(', '))
      .test('tickers', symbols, (value) => tickersIn(value).every((each) => /^[A-Z0-9]{3,10}$/.test(each))),
  });
}

/** Whether a text is an absolute http(s) URL. */
function isHttp(value: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
