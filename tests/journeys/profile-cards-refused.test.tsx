import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { notices } from '../support/page';
import { cards, shown, field, openForm, fillIn, save } from '../support/payments';

describe('a card that is not good', () => {
  it('that is there already is refused; what was typed stays, but for the CVV', async () => {
    const { user } = await openForm();
    await fillIn(user, { number: '4242-4242-4242-4242', expiry: '08/28' });

    await save(user);
    await waitFor(() =>
      expect(notices()).toEqual([['alert', 'Something went wrong', "You can't add the same card!"]]),
    );

    expect(cards()).toHaveLength(4);
    await waitFor(() => expect(field('CVV').value).toBe(''));
    expect([field('Cardholder name').value, field('Card number').value]).toEqual([
      'TRAN BAO ANH',
      '4242-4242-4242-4242',
    ]);
  });

  it.each([
    [{ holder: ' ' }, 'Cardholder name', 'This field is required!'],
    [{ number: '' }, 'Card number', 'This field is required!'],
    [{ number: '4111 1111 1111 1112' }, 'Card number', 'This card number is not valid'],
    [{ number: '411111111111' }, 'Card number', 'This card number is not valid'],
    [{ number: '41111111111111111111' }, 'Card number', 'This card number is not valid'],
    [{ number: '4111x1111y1111z1111' }, 'Card number', 'This card number is not valid'],
    [{ expiry: '07/26' }, 'Expiry date', 'This card has expired'],
    [{ expiry: '12/25' }, 'Expiry date', 'This card has expired'],
    [{ expiry: '13/27' }, 'Expiry date', 'Enter month and year as MM/YY'],
    [{ expiry: '2027-01' }, 'Expiry date', 'Enter month and year as MM/YY'],
    [{ cvv: '12' }, 'CVV', 'The CVV has three digits'],
    [{ cvv: '1234' }, 'CVV', 'The CVV has three digits'],
    [{ number: '378282246310005', cvv: '123' }, 'CVV', 'An American Express CVV has four digits'],
  ])('with %j is not added', async (typed, name, words) => {
    const { user } = await openForm();
    await fillIn(user, typed);

    await save(user);
    await waitFor(() => expect(problemOf(name)).toBe(words));

    const notice = ['alert', 'Something went wrong', words];
    expect([cards().length, notices(), document.activeElement]).toEqual([4, [notice], field(name)]);
  });

  it.each(['1230', '12/2030', '122030'])('is good to the month and year in %s', async (expiry) => {
    const { user } = await openForm();
    await fillIn(user, { expiry });

    await save(user);
    await waitFor(() => expect(cards()).toHaveLength(5));

    expect(shown().at(-1)?.[3]).toContain('12/30');
  });
});
