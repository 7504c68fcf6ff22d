import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { problemOf } from '../support/fields';
import { alertsWatched, notices, region } from '../support/page';
import { paymentCards, renderApp } from '../support/renderApp';
import { cardOf } from '../../src/member/profile/payments/payment-cards';

const panel = () => within(region('Payment cards')!);
const cards = () => [...region('Payment cards')!.querySelectorAll<HTMLElement>('.card')];
const shown = () =>
  cards().map((card) => [
    card.dataset['brand'],
    ...[...card.querySelectorAll('p')].map((p) => p.textContent),
  ]);
const add = () => panel().getByRole('button', { name: 'Add card' });
const field = (name: string) => panel().getByLabelText<HTMLInputElement>(name);

async function open(stored: Record<string, string> = {}) {
  const app = await renderApp({ at: '/profile/payments', stored });
  await waitFor(() => expect(region('Payment cards')).not.toBeNull());
  return app;
}

async function openForm() {
  const app = await open();
  await waitFor(() => expect(cards()).toHaveLength(4));
  await app.user.click(add());
  return app;
}

const visa = { holder: 'TRAN BAO ANH', number: '4111 1111 1111 1111', expiry: '08/26', cvv: '987' };

async function fillIn(user: UserEvent, typed: Partial<typeof visa>) {
  const { holder, number, expiry, cvv } = { ...visa, ...typed };
  const texts = { 'Cardholder name': holder, 'Card number': number, 'Expiry date': expiry, CVV: cvv };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(field(name));
    await user.paste(text);
  }
}

const save = (user: UserEvent) => user.click(panel().getByRole('button', { name: 'Save card' }));

describe('the saved cards', () => {
  it('are waited for behind a loader', async () => {
    paymentCards.loadingTime = 3_600_000;
    onTestFinished(() => void (paymentCards.loadingTime = 0));
    await open();

    expect(await panel().findByRole('progressbar')).toBeInstanceOf(HTMLElement);
    expect(cards()).toEqual([]);
  });

  it('are of four brands, with four digits and no more', async () => {
    const { requests } = await open();

    await waitFor(() => expect(cards()).toHaveLength(4));

    expect(shown().map(([brand, name, number]) => [brand, name, number])).toEqual([
      ['visa', 'Visa', '•••• Ending in 4242'],
      ['mastercard', 'Mastercard', '•••• Ending in 4444'],
      ['jcb', 'JCB', '•••• Ending in 0000'],
      ['napas', 'NAPAS', '•••• Ending in 0018'],
    ]);
    expect(document.body.textContent).not.toMatch(/\d{13}/);
    expect(region('Payment cards')?.textContent).toContain('Sample data');
    expect(requests.filter((each) => each.startsWith('POST'))).toEqual([]);
  });
});

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

    expect([cards().length, notices(), document.activeElement]).toEqual([4, [], field(name)]);
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

  it.each(['1230', '12/2030', '122030'])('is good to the month and year in %s', async (expiry) => {
    const { user } = await openForm();
    await fillIn(user, { expiry });

    await save(user);
    await waitFor(() => expect(cards()).toHaveLength(5));

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

describe('the payment history', () => {
  it('says of every payment when, to whom, for what, how much and what became of it', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: 'Payment history' }));

    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Date', 'Recipient', 'Details', 'Total amount', 'Status'],
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0] && [...rows[0].querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
      ...['01/09/2026', 'Nhịp', 'Nhịp Chuyên sâu, 1 month', '299,000 đ', 'Scheduled'],
    ]);
    expect(new Set(rows.map((row) => row.lastElementChild?.textContent))).toEqual(
      new Set(['Scheduled', 'Pending', 'Failed', 'Paid']),
    );
    expect(region('Payment history')?.textContent).toContain('Sample data');
  });
});

describe('the notification channels', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('are a table of seven kinds of news by three ways, each with its name', async () => {
    await renderApp({ at: '/profile/notifications' });
    const table = within(await screen.findByRole('table', { name: 'Notification channels' }));

    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Category', 'Push', 'SMS', 'Email'],
    ]);
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      ...['Activities', 'Direct messages', 'Mentions', 'Reminders', 'Action required', 'Important news'],
      'All news',
    ]);
    expect(table.getAllByRole('checkbox')).toHaveLength(21);
    expect(region('Notification channels')?.textContent).toContain('Sample data');
  });

  it('stay as they were set while the person goes about the product', async () => {
    const { user, requests } = await renderApp({ at: '/profile/notifications' });
    await screen.findByRole('table');
    const before = [box('Mentions: SMS').checked, box('Reminders: Push').checked];
    await alertsWatched();
    const requestsBefore = requests.length;

    await user.click(box('Mentions: SMS'));
    await user.click(box('Reminders: Push'));
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    await screen.findByRole('heading', { level: 1, name: 'Payments' });
    await user.click(screen.getByRole('link', { name: 'Notifications' }));
    await screen.findByRole('table');

    expect(before).toEqual([false, true]);
    expect([box('Mentions: SMS').checked, box('Reminders: Push').checked]).toEqual([true, false]);
    expect(requests.slice(requestsBefore)).toEqual([]);
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
