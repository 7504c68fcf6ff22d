import { expect, it } from 'vitest';
import { cardOf } from '../../src/member/profile/payments/payment-cards';

it('a stored card holds nothing of its number but the brand and the last four digits', () => {
  expect(cardOf({ holder: 'TRAN BAO ANH', number: '4242-4242 42424242', expiry: '08/28' })).toEqual({
    holder: 'TRAN BAO ANH',
    brand: 'visa',
    lastFour: '4242',
    expiry: '08/28',
  });
});
