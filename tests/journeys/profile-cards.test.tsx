import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/member/profile/payments/usePaymentCardsActor';
import { alertsWatched, notices } from '../support/page';
import { panel, cards, shown, add, field, openForm, fillIn, save } from '../support/payments';
import { problemOf } from '../support/fields';

describe('a card', () => {
  it('is added with its last four digits; nothing of its number or its CVV is left anywhere', async () => {
    const { user, requests } = await openForm();
    await alertsWatched();
    const before = requests.length;
    await fillIn(user, {});

    await save(user);
    await waitFor(() => expect(cards()).toHaveLength(5));

    expect(shown().at(-1)).toEqual(['visa', 'Visa', '•••• Ending in 1111', 'TRAN BAO ANHExpiry date 08/26']);
    expect(notices()).toEqual([
      ['status', 'Card added', 'The card ending in 1111 is at the end of the list.'],
    ]);
    expect(screen.queryByRole('form', { name: 'Add card' })).toBeNull();
    expect(document.activeElement).toBe(add());
    expect(document.documentElement.outerHTML).not.toMatch(/987|4111/);
    const inputs = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect(inputs.filter((value) => /987|4111/.test(value))).toEqual([]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/987\D|4111/);
    expect(requests.slice(before)).toEqual([]);
  });

  it('bears the name of the person, as cards write it, until another is typed', async () => {
    await openForm();
    expect(field('Cardholder name').value).toBe('NGUYEN MINH ANH');
  });

  it('is kept while the person goes about the product', async () => {
    const { user } = await openForm();
    await fillIn(user, {});
    await save(user);
    await waitFor(() => expect(cards()).toHaveLength(5));

    await user.click(screen.getByRole('link', { name: 'Notifications' }));
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });

    expect(cards()).toHaveLength(5);
  });

  it.each([
    ['378282246310005', '1234', 'amex'],
    ['2223003122003222', '123', 'mastercard'],
    ['9704000000000000008', '123', 'napas'],
    ['6011111111111117', '123', 'other'],
  ])('%s has its own theme', async (number, cvv, brand) => {
    const { user } = await openForm();
    await fillIn(user, { number, cvv, expiry: ' 12 / 30 ' });

    await save(user);
    await waitFor(() => expect(cards()).toHaveLength(5));

    expect(shown().at(-1)?.[0]).toBe(brand);
    expect(shown().at(-1)?.[3]).toContain('12/30');
  });

  it('is not kept when the form is left', async () => {
    const { user } = await openForm();
    await fillIn(user, {});

    await user.click(panel().getByRole('button', { name: 'Cancel' }));
    expect([screen.queryByRole('form', { name: 'Add card' }), document.activeElement]).toEqual([null, add()]);
    await user.click(add());

    expect([field('Card number').value, field('CVV').value]).toEqual(['', '']);
  });

  it('is known to the browser’s wallet, field by field', async () => {
    await openForm();
    const names = ['Cardholder name', 'Card number', 'Expiry date', 'CVV'];
    expect(names.map((name) => field(name).autocomplete)).toEqual([
      'cc-name',
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    expect(document.activeElement).toBe(field('Cardholder name'));
  });
});

it('a stored card holds nothing of its number but the brand and the last four digits', () => {
  expect(cardOf({ holder: 'TRAN BAO ANH', number: '4242-4242 42424242', expiry: '08/28' })).toEqual({
    holder: 'TRAN BAO ANH',
    brand: 'visa',
    lastFour: '4242',
    expiry: '08/28',
  });
});

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
