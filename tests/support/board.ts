import { symbolsOf } from './page';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { renderApp } from './renderApp';

export const table = () => screen.getByRole('table', { name: 'Price board' });
export const symbols = () => symbolsOf(table().querySelectorAll<HTMLElement>('tbody tr[data-symbol]'));
/** How many rows the table states, of which those in view are drawn. */
export const count = () => Number(table().ariaRowCount) - 1;
/** The rows beyond the first come a moment later. */
export const rowsToBeAll = () =>
  waitFor(() => expect(table().ariaRowCount).toBe(String(symbols().length + 1)));

export async function open(at = '/market?exchange=HNX', options: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp({ at, ...options });
  await screen.findByRole('table', { name: 'Price board' });
  return page;
}
