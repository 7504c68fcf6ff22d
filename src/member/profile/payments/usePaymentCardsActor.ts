import { createActor } from 'xstate';
import { paymentCardsMachine, type PaymentCard } from '../../../../machines/payment-cards.machine';
import type { User } from '../../../../machines/user';
import { createPerPerson } from '../../../app/actors/create-per-person';
import { fold } from '../../../lib/text';
import { fullName } from '../../../lib/user-fields';

/** A typed card; its number is not stored. */
type Typed = { holder: string; number: string; expiry: string };

/** Reduces a typed card to what is stored: brand, last four digits, expiry and holder. */
export function cardOf({ holder, number, expiry }: Typed): PaymentCard {
  const digits = digitsOf(number);
  return { holder, brand: brandOf(digits), lastFour: digits.slice(-4), expiry };
}

/** A person's name in capitals without diacritics; empty where it is not known. */
export function holderOf(user: User | undefined): string {
  return user ? fold(fullName(user)).toUpperCase() : '';
}

/** Strips blanks and dashes from a card number. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** The brand of a card number or its prefix. */
export function brandOf(digits: string): PaymentCard['brand'] {
  return brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'other';
}

const brands: readonly (readonly [RegExp, PaymentCard['brand']])[] = [
  [/^9704/, 'napas'],
  [/^3[47]/, 'amex'],
  [/^35(2[89]|[3-8])/, 'jcb'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^4/, 'visa'],
];

/** Sample cards; the numbers are the brands' published test numbers. */
const samples: readonly Typed[] = [
  { holder: 'NGUYEN MINH ANH', number: '4242424242424242', expiry: '08/28' },
  { holder: 'NGUYEN MINH ANH', number: '5555555555554444', expiry: '11/27' },
  { holder: 'NGUYEN MINH ANH', number: '3530111333300000', expiry: '02/29' },
  { holder: 'NGUYEN MINH ANH', number: '9704000000000018', expiry: '03/30' },
];

/** The payment-cards actor of the signed-in person, started on first use. */
export const usePaymentCardsActor = createPerPerson({
  open: () => createActor(paymentCardsMachine, { input: { saved: samples.map(cardOf) } }).start(),
  close: (actor) => actor.stop(),
});
