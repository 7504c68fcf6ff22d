import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertsWatched, notices } from '../support/page';
import { cardOf } from '../../src/member/profile/payments/usePaymentCardsActor';
import { panel, cards, shown, add, field, openForm, fillIn, save } from '../support/payments';

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
