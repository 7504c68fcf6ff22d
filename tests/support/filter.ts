import { screen, within } from '@testing-library/react';
import { symbolsOf } from './page';
import { renderApp } from './renderApp';

/** The address of the filter with these conditions. */
export const filterAt = (conditions: string) => `/market?tab=filter&filter=${conditions}`;

/** Opens the filter with these conditions, its result there. */
export async function openFilter(conditions: string, start: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp({ at: filterAt(conditions), ...start });
  await screen.findByRole('table', { name: 'Filter result' });
  return page;
}

export const panel = () => screen.getByRole('region', { name: 'Filter' });
/** The symbols that the panel says it has found. */
export const count = () => Number(/\d+/.exec(within(panel()).getByRole('status').textContent)?.[0]);
export const rows = () => [...panel().querySelectorAll<HTMLElement>('tbody tr[data-symbol]')];
export const symbols = () => symbolsOf(rows());
