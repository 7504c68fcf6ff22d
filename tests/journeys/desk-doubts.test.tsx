import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldToBe, holdSaves, openDesk, openLots } from '../support/desk';
import { renderApp } from '../support/renderApp';

type User = Awaited<ReturnType<typeof openDesk>>['user'];
type Dialog = Awaited<ReturnType<typeof record>>;

async function record(user: User, values: Record<string, string>) {
  await user.click(screen.getByRole('button', { name: 'Record a buy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
  await enter(user, dialog, values);
  return dialog;
}

async function enter(user: User, dialog: Dialog, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(value);
  }
}

/** The text that describes a field. */
const described = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const buy = { Symbol: 'VNM', Quantity: '100', 'Price (thousand đồng)': '60' };

describe('a trade that looks wrong', () => {
  it('says at its fields and in one alert what to check, and is saved anyway', async () => {
    const { user } = await openDesk();
    const dialog = await record(user, { ...buy, Date: '23/08/2026', Stop: '61' });

    expect(described(dialog.getByLabelText('Date'))).toBe('Not a trading day');
    expect(described(dialog.getByLabelText('Stop'))).toBe('The stop is not below the price');
    expect(dialog.getByRole('alert').textContent).toBe('2 entries look wrong. Check them before you save.');
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await heldToBe('VNM');
  });

  it('is compared with what was matched on a day that is over', async () => {
    const { user } = await openDesk();
    const dialog = await record(user, { ...buy, Date: '20/08/2026', 'Price (thousand đồng)': '900' });
    await waitFor(() =>
      expect(described(dialog.getByLabelText('Price (thousand đồng)'))).toMatch(
        /^Outside of that day’s range [\d.]+–[\d.]+$/,
      ),
    );
    expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeInstanceOf(HTMLElement);
  });
});

/** The desk of a person who bought 100 FPT, or more, at 100.00 on 10/08; 100 cost 10,015,000 đ. */
async function openWithLot({ flows, quantity = 100 }: { flows: object[]; quantity?: number }) {
  const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity, price: 100, date: '2026-08-10' };
  const app = await renderApp({ at: '/desk', as: 'admin', desk: { trades: [lot], flows } });
  await heldToBe('FPT');
  return app;
}

const DEPOSIT = { id: 'in', date: '2026-08-03', amount: 20_000_000 };

describe('a purchase', () => {
  it('is doubted above the cash of its day, and not on a day before the first deposit', async () => {
    const { user } = await openWithLot({ flows: [DEPOSIT] });
    const dialog = await record(user, buy);
    const doubt = () => described(dialog.getByLabelText('Quantity'));
    expect(doubt()).toBeUndefined();

    await enter(user, dialog, { Quantity: '200' });
    expect(doubt()).toBe('Only 9,985,000 đ of cash can be spent on that day');
    await enter(user, dialog, { Date: '31/07/2026' });
    expect(doubt()).toBeUndefined();
  });

  it('is not doubted above the cash without a deposit, as the cash is not known', async () => {
    const { user } = await openWithLot({ flows: [] });
    const dialog = await record(user, { ...buy, Quantity: '100000' });
    expect(described(dialog.getByLabelText('Quantity'))).toBeUndefined();
  });

  it('that is edited is neither the same trade as itself nor paid for twice', async () => {
    const { user } = await openWithLot({ flows: [DEPOSIT] });
    await openLots(user);
    await user.click(screen.getByRole('button', { name: /^Edit FPT/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(described(dialog.getByLabelText('Symbol'))).toBeUndefined();

    await enter(user, dialog, { Quantity: '190' });
    expect(described(dialog.getByLabelText('Quantity'))).toBe('Odd lot: not a multiple of 100');
    await enter(user, dialog, { Quantity: '200' });
    expect(described(dialog.getByLabelText('Quantity'))).toBe(
      'Only 20,000,000 đ of cash can be spent on that day',
    );
  });

  it('that is recorded again is doubted as the same trade, and one of another symbol is not', async () => {
    const { user } = await openWithLot({ flows: [] });
    const again = { Symbol: 'fpt', Quantity: '100', 'Price (thousand đồng)': '100', Date: '10/08/2026' };
    const dialog = await record(user, again);
    expect(described(dialog.getByLabelText('Symbol'))).toBe('The same trade is recorded already');

    await enter(user, dialog, { Symbol: 'VNM' });
    expect(described(dialog.getByLabelText('Symbol'))).toBeUndefined();
  });
});

describe('a purchase that is being saved', () => {
  it('is not doubted as the same trade as itself', async () => {
    const { user } = await openWithLot({ flows: [DEPOSIT] });
    const dialog = await record(user, buy);
    const send = holdSaves();

    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await heldToBe('VNM');
    expect(described(dialog.getByLabelText('Symbol'))).toBeUndefined();
    send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('a trade that cannot be is refused at its field', async () => {
  const { user } = await openDesk();
  const dialog = await record(user, buy);
  for (const [label, value, problem] of [
    ['Quantity', '1000000000', 'At most 1,000 billion đồng a trade'],
    ['Quantity', '1,000,000,000,000', 'A whole number from 1 to 1,000,000,000'],
    ['Date', '27/07/2000', 'The market opened on 28/07/2000'],
    ['Date', '28/08/2026', 'Not a date, or one to come'],
  ] as const) {
    await enter(user, dialog, { ...buy, [label]: value });
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(described(dialog.getByLabelText(label))).toBe(problem));
    expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLElement);
  }
});

it.each([
  ['a cash dividend', 'Cash dividend', 'Cash a share (đồng)', '100,001', '100,000', {}],
  ['bonus shares', 'New shares', 'New shares', '100,001', '100,000', { 'For shares held': '1' }],
  [
    'shares that are paid for',
    'New shares',
    'New shares',
    '101',
    '100',
    { 'For shares held': '100', 'Price of a new share (thousand đồng)': '100' },
  ],
] as const)(
  'an ex-date with %s is refused where it brings more than stays exact to the shares held before it',
  async (_, name, label, refused, taken, others) => {
    const { user } = await openWithLot({ flows: [], quantity: 10_000_000 });
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await enter(user, dialog, { Symbol: 'fpt', 'Ex-date': '20/08/2026', ...others, [label]: refused });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(described(dialog.getByLabelText(label))).toBe('At most 1,000 billion đồng a trade'),
    );

    await enter(user, dialog, { [label]: taken });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
