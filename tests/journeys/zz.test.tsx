import { it } from 'vitest';
import { renderApp } from '../support/renderApp';
import { rowsToArrive } from '../support/page';
it('x', async () => {
  await renderApp({ only: 'WatchlistPanel' });
  await rowsToArrive();
  console.log([...document.querySelectorAll('main section')].map((e) => e.getAttribute('aria-label')));
});
