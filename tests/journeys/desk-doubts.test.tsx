import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldToBe, openDesk } from '../support/desk';

type User = Awaited<ReturnType<typeof openDesk>>['user'];

async function record(user: User, values: Record<string, string>) {
  await user.click(screen.getByRole('button', { name: 'Record a buy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
  for (const [label, value] of Object.entries(values)) {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(value);
  }
  return dialog;
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

describe('a trade that cannot be', () => {
  it.each([
    ['of a day before the market opened', { Date: '27/07/2000' }, 'The market opened on 28/07/2000'],
    ['of a day to come', { Date: '28/08/2026' }, 'Not a date, or one to come'],
    [
      'worth more than can be added up to the đồng',
      { Quantity: '1000000000' },
      'At most 1,000 billion đồng a trade',
    ],
    [
      'of more shares than there are',
      { Quantity: '1,000,000,000,000' },
      'A whole number from 1 to 1,000,000,000',
    ],
  ])('%s is refused at its field', async (_, values, problem) => {
    const { user } = await openDesk();
    const dialog = await record(user, { ...buy, ...values });
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    const [label] = Object.keys(values);
    await waitFor(() => expect(described(dialog.getByLabelText(label!))).toBe(problem));
    expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLElement);
  });
});
