import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { symbolsOf, textsOf } from './page';
import { renderApp } from './renderApp';

export async function openDesk(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/desk', ...options });
  await screen.findByRole('table', { name: 'Trades' });
  return app;
}

export const table = () => screen.getByRole('table', { name: 'Trades' });
export const held = () => symbolsOf(table().querySelectorAll<HTMLElement>('tr[data-symbol]'));
export const heldToBe = (symbol: string) => waitFor(() => expect(held()).toContain(symbol));

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The texts of a holding's quantity and average cost. */
export const holding = (symbol = 'FPT') =>
  textsOf(document.querySelectorAll(`tr[data-symbol=${symbol}] td`)).slice(2, 4);

/** Opens the lots of a holding. */
export async function openLots(user: User, symbol = 'FPT') {
  await user.click(await screen.findByRole('button', { name: `Details of ${symbol}` }));
  return screen.getByRole('list', { name: `Lots of ${symbol}` });
}

/** Chooses the sale in the menu of a holding, and returns its dialog. */
export async function openSale(user: User, symbol = 'FPT') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${symbol}` }));
  await user.click(screen.getByRole('menuitem', { name: `Record a sale of ${symbol}` }));
  return within(await screen.findByRole('dialog', { name: 'Record a sale' }));
}

/** Records a purchase of 1,000 shares at 20.00 through the dialog. */
export async function buy(user: User, symbol: string, meanwhile = async () => {}) {
  await user.click(screen.getByRole('button', { name: 'Record a buy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
  await user.type(dialog.getByLabelText('Symbol'), symbol);
  await user.type(dialog.getByLabelText('Quantity'), '1000');
  await user.type(dialog.getByLabelText('Price (thousand đồng)'), '20');
  await meanwhile();
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
}

/** Whether a request may be one that saves a desk. */
export const isSave = (init?: RequestInit) => init?.method === 'PATCH' || init?.method === 'PUT';

/** Holds back what saves a desk until the returned function is called. */
export function holdSaves() {
  const mock = globalThis.fetch;
  let send = () => {};
  const sending = new Promise<void>((done) => (send = done));
  const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (isSave(init)) await sending;
    return mock(url, init);
  });
  onTestFinished(() => void slow.mockRestore());
  return send;
}
