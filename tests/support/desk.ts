import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { notices } from './page';
import { renderApp } from './renderApp';

export async function openDesk(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/desk', ...options });
  await screen.findByRole('table', { name: 'Trades' });
  return app;
}

export const table = () => screen.getByRole('table', { name: 'Trades' });
export const held = () =>
  [...table().querySelectorAll<HTMLElement>('tr[data-symbol]')].map(({ dataset }) => dataset['symbol']);
export const heldToBe = (symbol: string) => waitFor(() => expect(held()).toContain(symbol));
export const titles = () => notices().map(([, title]) => title);

/** Records a purchase of 1,000 shares at 20.00 through the dialog. */
export async function buy(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  symbol: string,
  meanwhile = async () => {},
) {
  await user.click(screen.getByRole('button', { name: 'Record a buy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
  await user.type(dialog.getByLabelText('Symbol'), symbol);
  await user.type(dialog.getByLabelText('Quantity'), '1000');
  await user.type(dialog.getByLabelText('Price (thousand đồng)'), '20');
  await meanwhile();
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
}
