import { object, string, type ObjectSchema } from 'yup';
import type { Profile } from '../profile';
import type { MessageKey } from '../../../i18n/messages';
import { bareAddress } from '../../../lib/bare-address';
import { isDay, type Day } from '../../../market/day';
import { isTicker } from '../../../market/symbol';
import { isInvalidDay } from '../../../market/typed-day';
import { tickersIn } from './changes';

/** The earliest birthday of the calendar. */
export const FIRST_BIRTHDAY: Day = '1900-01-01';

const LONGEST = 200;

/** Returns the problem of a changed value; null for a valid one. */
type Rule = (value: string, today: Day) => MessageKey | null;

const noRule: Rule = () => null;

/** No other scheme than http(s); the name of an account will do. */
const network: Rule = (value) =>
  /^[a-z][a-z\d+.-]*:/i.test(value) && !isWebAddress(value) ? 'personal.websiteError' : null;

/** In the order of the fields on screen, so that the first invalid one is the topmost. */
const rules: Readonly<Record<keyof Profile, Rule>> = {
  lastName: noRule,
  firstName: noRule,
  userName: noRule,
  birthday(value, today) {
    if (value === '') return null;
    if (isInvalidDay(value)) return 'calendar.noSuchDay';
    if (!isDay(value) || value < FIRST_BIRTHDAY) return 'personal.birthdayError';
    return value > today ? 'personal.birthdayFuture' : null;
  },
  sex: noRule,
  lang: noRule,
  email: (value) => (string().required().email().isValidSync(value.trim()) ? null : 'common.emailError'),
  phone: (value) => (value === '' || /\d/.test(value) ? null : 'personal.phoneError'),
  address1: noRule,
  city: noRule,
  country: noRule,
  zipcode: noRule,
  website: (value) => (value === '' || isWebAddress(value) ? null : 'personal.websiteError'),
  twitter: network,
  facebook: network,
  linkedin: network,
  brokerInfo: noRule,
  consultSymbols: (value) => (tickersIn(value).every(isTicker) ? null : 'personal.consultSymbolsError'),
};

const names = Object.keys(rules) as (keyof Profile)[];

/** The validation schema of the profile: a field with its saved value is valid, and stays as it was saved. */
export function profileSchema(today: Day, saved: Profile): ObjectSchema<Profile> {
  const field = (name: keyof Profile) =>
    string()
      .default('')
      .transform((value: string) => (value === saved[name] ? value : normalized(name, value)))
      .test(name, (value, { createError }) => {
        const problem = value === saved[name] ? null : problemOf(name, value, today);
        return problem === null || createError({ message: problem });
      });
  return object(record(field)) as ObjectSchema<Profile>;
}

/** The form's values of a profile. */
export function valuesOf(profile: Profile): Profile {
  return record((name) => profile[name]);
}

function record<Value>(valueOf: (name: keyof Profile) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<keyof Profile, Value>;
}

function normalized(name: keyof Profile, value: string) {
  if (name === 'email') return bareAddress(value);
  return name === 'consultSymbols' ? tickersIn(value).join(', ') : value.trim();
}

function problemOf(name: keyof Profile, value: string, today: Day): MessageKey | null {
  return value.length > LONGEST ? 'personal.tooLong' : rules[name](value, today);
}

/** Whether a text is an absolute http(s) URL. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value);
}
