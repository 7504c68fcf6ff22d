import { boolean, object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import type { Day } from '../../market/day';
import { day } from './day';

export type Account = {
  email: string;
  phone: string;
  birthday: string;
  password: string;
  repeated: string;
  website: string;
  terms: boolean;
};

export const START: Account = {
  email: '',
  phone: '',
  birthday: '',
  password: '',
  repeated: '',
  website: '',
  terms: false,
};

const required: MessageKey = 'common.required';
const noEmail: MessageKey = 'common.emailError';
const noPhone: MessageKey = 'showcase.form.phoneProblem';
const tooYoung: MessageKey = 'showcase.form.birthdayProblem';
const tooShort: MessageKey = 'showcase.form.passwordProblem';
const differs: MessageKey = 'showcase.form.repeatedProblem';
const noWebsite: MessageKey = 'showcase.form.websiteProblem';
const notAccepted: MessageKey = 'showcase.form.termsProblem';

/** Rules of each kind: required, a pattern, a range, one field against another, an optional value, a consent. */
export function accountSchema(today: Day): ObjectSchema<Account> {
  const adultSince = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  return object({
    email: string().trim().required(required).email(noEmail),
    phone: string()
      .trim()
      .required(required)
      .matches(/^(\+84|0)\d{9}$/, { message: noPhone, excludeEmptyString: true }),
    birthday: day.required(required).test('adult', tooYoung, (text) => !text || text <= adultSince),
    password: string()
      .required(required)
      .test('length', tooShort, (text) => !text || text.length >= 10),
    repeated: string()
      .required(required)
      .test('repeated', differs, (text, { parent }) => !text || text === (parent as Account).password),
    website: string().trim().ensure().url(noWebsite),
    terms: boolean().defined().oneOf([true], notAccepted),
  });
}
