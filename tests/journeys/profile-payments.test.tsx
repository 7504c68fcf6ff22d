import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alertsWatched, region, textsOf } from '../support/page';
import { paymentCards, renderApp } from '../support/renderApp';
import { panel, cards, shown, open } from '../support/payments';

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

describe('the payment history', () => {
  it('says of every payment when, to whom, for what, how much and what became of it', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: 'Payment history' }));

    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
      ...['Date', 'Recipient', 'Details', 'Total amount', 'Status'],
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows[0] && textsOf(rows[0].querySelectorAll('td'))).toEqual([
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

    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([...['Category', 'Push', 'SMS', 'Email']]);
    expect(textsOf(table.getAllByRole('rowheader'))).toEqual([
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
