import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { rowsToArrive } from './page';
import { renderApp } from './renderApp';

type Start = Parameters<typeof renderApp>[0];

/** Opens a page of the product, the rows of its watchlist there. */
export async function openWithRows(start: Start = {}) {
  const app = await renderApp(start);
  await rowsToArrive();
  return app;
}

/** Opens a page with no other panel than the watchlist, its rows there. */
export const openWatchlist = (start: Start = {}) => openWithRows({ only: 'WatchlistPanel', ...start });

/** What chooses a list, with the names of all lists and of the chosen one. */
export const lists = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Watchlist' });
export const names = () => [...lists().options].map(({ text }) => text);
export const chosen = () => lists().selectedOptions[0]?.text;
export const nameToBeKnown = (name: string) => waitFor(() => expect(names()).toContain(name));

/** The field of a symbol to add. */
export const symbolField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });
