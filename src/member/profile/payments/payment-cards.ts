import { createActor } from 'xstate';
import { paymentCardsMachine, type PaymentCard } from '../../../../machines/payment-cards.machine';
import { createPerPerson } from '../../../app/actors/create-per-person';

/** A card's number and what may be said of it; the number goes no further than this. */
type Typed = { holder: string; number: string; expiry: string };

/** A card as it is kept: nothing of its number but the last four digits and a print to tell it by. */
export function cardOf({ holder, number, expiry }: Typed): PaymentCard {
  const digits = digitsOf(number);
  return { print: printOf(digits), holder, brand: brandOf(digits), lastFour: digits.slice(-4), expiry };
}

/** The digits of a card number, without the blanks and dashes that people type between them. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]/g, '');
}

/** Whose card a number, or the beginning of one, belongs to. */
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

/** Tells numbers apart without holding them: two mixes of 32 bits each. */
function printOf(digits: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const digit of digits) {
    const code = digit.charCodeAt(0);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** The sample cards that stand for a person's saved ones; the numbers are those that the brands publish for tests. */
const samples: readonly Typed[] = [
  { holder: 'NGUYEN MINH ANH', number: '4242424242424242', expiry: '08/28' },
  { holder: 'NGUYEN MINH ANH', number: '5555555555554444', expiry: '11/27' },
  { holder: 'NGUYEN MINH ANH', number: '3530111333300000', expiry: '02/29' },
  { holder: 'NGUYEN MINH ANH', number: '9704000000000018', expiry: '03/30' },
];

/** The running machine of the person's cards; it begins to load when it is first asked for. */
export const usePaymentCardsActor = createPerPerson({
  open: () => createActor(paymentCardsMachine, { input: { saved: samples.map(cardOf) } }).start(),
  close: (actor) => actor.stop(),
});
