import { object, string, type ObjectSchema } from 'yup';
import { brandOf, digitsOf } from './usePaymentCardsActor';
import type { MessageKey } from '../../../i18n/messages';

/** The form values of a card; the CVV is dropped with the form. */
export type TypedCard = { holder: string; number: string; expiry: string; cvv: string };

const required: MessageKey = 'common.required';
const number: MessageKey = 'cards.numberError';
const expiry: MessageKey = 'cards.expiryError';
const past: MessageKey = 'cards.expiryPast';
const three: MessageKey = 'cards.cvvError';
const four: MessageKey = 'cards.cvvAmexError';

/** Wallets fill in four-digit years, and numeric phone keyboards lack a slash. */
const EXPIRY = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/;

/** The validation schema of a card in the month of `today`. */
export function cardSchema(today: Date): ObjectSchema<TypedCard> {
  return object({
    holder: string()
      .trim()
      .max(100, 'personal.tooLong' satisfies MessageKey)
      .required(required),
    number: string().trim().required(required).test('number', number, isCardNumber),
    expiry: string()
      .trim()
      .required(required)
      .matches(EXPIRY, { message: expiry, excludeEmptyString: true })
      .test('past', past, (text) => !EXPIRY.test(text) || isAhead(text, today)),
    cvv: string()
      .trim()
      .required(required)
      .when('number', ([typed]: unknown[], schema) => {
        const isAmex = brandOf(digitsOf(typeof typed === 'string' ? typed.trim() : '')) === 'amex';
        return schema.matches(isAmex ? /^\d{4}$/ : /^\d{3}$/, {
          message: isAmex ? four : three,
          excludeEmptyString: true,
        });
      }),
  });
}

/** Normalises an expiry to MM/YY. */
export function expiryOf(text: string): string {
  return text.replace(EXPIRY, '$1/$2');
}

/** Whether 13 to 19 digits pass the Luhn check. */
function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card expires at the end of its month. */
function isAhead(text: string, today: Date): boolean {
  const [, month, year] = EXPIRY.exec(text) ?? [];
  const monthNow = today.getFullYear() * 12 + today.getMonth() + 1;
  return (2000 + Number(year)) * 12 + Number(month) >= monthNow;
}
