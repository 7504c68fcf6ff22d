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
