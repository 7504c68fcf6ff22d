import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticeContent } from '../../machines/notice';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { setLanguage } from '../../src/i18n/i18n';
import { loadShowcaseMessages } from '../../src/showcase/messages';
import { BalancesPanel } from '../../src/showcase/nft/BalancesPanel';
import { field, problemOf } from '../support/fields';
import { textsOf } from '../support/page';

let shown: NoticeContent[] = [];

beforeAll(async () => {
  await setLanguage('en');
  await loadShowcaseMessages();
});

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
  const notices = { send: ({ notice }: { notice: NoticeContent }) => shown.push(notice) };
  render(
    <AppActorsProvider value={{ notices } as unknown as AppActors}>
      <BalancesPanel />
    </AppActorsProvider>,
  );
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const balances = () => textsOf(screen.getAllByRole('definition'));
const form = () => within(screen.getByRole('form', { name: 'Top up' }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const namesIn = (name: string) => textsOf(group(name).getAllByRole('button'));
const send = () => fireEvent.click(form().getByRole('button', { name: 'Top up' }));

async function open({ isLoaded = true } = {}) {
  fireEvent.click(screen.getByRole('button', { name: 'Top up' }));
  if (isLoaded) await pass(1_500);
}

async function choose(currency: string) {
  fireEvent.click(group('Currency').getByRole('button', { name: currency }));
  await pass(0);
}

async function put(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) fireEvent.change(field(label), { target: { value } });
  await pass(0);
}

describe('a top-up', () => {
  it('waits 1,500 ms for the cards, four of them', async () => {
    await open({ isLoaded: false });
    await pass(1_499);
    expect(form().getByRole('progressbar')).toBeInstanceOf(HTMLElement);
    expect(form().getByRole<HTMLButtonElement>('button', { name: 'Top up' }).disabled).toBe(true);

    await pass(1);
    expect(form().queryByRole('progressbar')).toBeNull();
    expect(textsOf(form().getAllByRole('option'))).toEqual([
      'Choose a card',
      'VISA •••• 1111 (09/29)',
      'MASTERCARD •••• 4444 (01/30)',
      'JCB •••• 0505 (06/28)',
      'NAPAS •••• 0026 (12/30)',
    ]);
  });

  it('needs an amount and a card', async () => {
    await open();
    send();
    await pass(0);

    expect([problemOf('Amount (USD)'), problemOf('Payment card')]).toEqual([
      'This field is required!',
      'This field is required!',
    ]);
    expect(document.activeElement).toBe(field('Amount (USD)'));
    await pass(1_000);
    expect(balances()).toEqual(['$1,284.50', '2.35 ETH', '0.084 BTC']);
  });

  it.each([
    ['USD', ['5', '10', '15', '20', '25', '50']],
    ['ETH', ['0.01', '0.1', '0.5', '1', '10', '100']],
    ['BTC', ['0.001', '0.01', '0.1', '1', '10', '100']],
  ])('offers the quick amounts of %s, which one press fills in', async (currency, amounts) => {
    await open();
    await choose(currency);
    expect(namesIn('Quick amounts')).toEqual(amounts);

    for (const amount of amounts) {
      fireEvent.click(group('Quick amounts').getByRole('button', { name: amount }));
      await pass(0);
      expect(field(`Amount (${currency})`).value).toBe(amount);
      expect(group('Quick amounts').getByRole('button', { pressed: true }).textContent).toBe(amount);
    }
  });

  it.each([
    ['USD', '0', 'Enter a number above 0, such as 12.5'],
    ['USD', '-5', 'Enter a number above 0, such as 12.5'],
    ['USD', 'ten', 'Enter a number above 0, such as 12.5'],
    ['USD', '1,000', 'Enter a number above 0, such as 12.5'],
    ['USD', '1000001', 'At most 1,000,000 at a time'],
    ['USD', '1.005', 'At most 2 decimals for USD, 8 for ETH and BTC'],
    ['BTC', '0.000000001', 'At most 2 decimals for USD, 8 for ETH and BTC'],
    ['BTC', '0.00000001', null],
    ['USD', '1.05', null],
    ['USD', '1,05', null],
  ])('of %s %s has the problem: %s', async (currency, amount, problem) => {
    await open();
    await choose(currency);
    await put({ [`Amount (${currency})`]: amount });
    send();
    await pass(0);

    expect(problemOf(`Amount (${currency})`)).toBe(problem);
  });

  it.each([
    ['USD', '15.5', ['$1,300.00', '2.35 ETH', '0.084 BTC'], '$15.50 credited'],
    ['ETH', '0,1', ['$1,284.50', '2.45 ETH', '0.084 BTC'], '0.10 ETH credited'],
    ['BTC', '0.001', ['$1,284.50', '2.35 ETH', '0.085 BTC'], '0.001 BTC credited'],
  ])('of %s %s is credited after 1,000 ms, to that balance alone', async (currency, amount, after, title) => {
    await open();
    await choose(currency);
    await put({ [`Amount (${currency})`]: amount, 'Payment card': '2' });
    send();
    await pass(999);
    expect(balances()).toEqual(['$1,284.50', '2.35 ETH', '0.084 BTC']);
    expect(form().getByRole<HTMLButtonElement>('button', { name: 'Top up' }).disabled).toBe(true);
    expect(shown).toEqual([]);

    await pass(1);
    expect(balances()).toEqual(after);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown).toMatchObject([{ kind: 'success', title }]);
  });

  it('goes on when its dialog is closed meanwhile', async () => {
    await open();
    await put({ 'Amount (USD)': '5', 'Payment card': '0' });
    send();
    await pass(500);
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();

    await pass(500);
    expect(balances()[0]).toBe('$1,289.50');
    expect(shown).toHaveLength(1);
  });
});
