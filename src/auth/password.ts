import { string } from 'yup';
import type { MessageKey } from '../i18n/messages';

const required: MessageKey = 'password.required';
const rule: MessageKey = 'password.rule';
const mismatch: MessageKey = 'password.mismatch';

/**
 * A password that a person newly chooses: 6 to 16 letters, digits and symbols out of !@#$%^&*, with at least one lowercase
 * letter, one uppercase letter, one digit and one symbol. Nothing of it is trimmed.
 */
export const newPassword = string()
  .required(required)
  .matches(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{6,16}$/, {
    message: rule,
    excludeEmptyString: true,
  });

/** The confirmation of another field. Not `oneOf`: Yup tests it before `required`, so an empty field would get the wrong message. */
export function repeated(name: string) {
  return string()
    .required(required)
    .test('repeated', mismatch, (value, { parent }) => value === (parent as Record<string, unknown>)[name]);
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Whether a password is easy to guess: short, of few different characters, or of one or two kinds unless it is long. */
export function isWeakPassword(password: string): boolean {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  return password.length < 8 || different < 5 || (kinds < 3 && password.length < 12);
}
