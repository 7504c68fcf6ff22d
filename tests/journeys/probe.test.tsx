import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../helpers/renderApp';

for (let i = 0; i < 4; i++)
it('home ' + i, async () => {
  const t0 = performance.now();
  const { asked } = await renderApp();
  const t1 = performance.now();
  await screen.findByRole('row', { name: /HPG/ }, {timeout: 5000});
  await within(await screen.findByRole('region', { name: 'Market pulse' })).findByText('VN-Index');
  await within(screen.getByRole('region', { name: 'News' })).findAllByRole('listitem');
  console.log(i, t1 - t0, performance.now() - t1, asked);
  // console.log(document.title, document.body.textContent.slice(0, 600));
});
it('technical', async () => {
  const t0 = performance.now();
  const { asked } = await renderApp({ at: '/technical/HPG' });
  await screen.findByRole('row', { name: /HPG/ }, {timeout: 5000});
  await screen.findByRole('heading', {name: 'HPG'});
  await screen.findByText(/^HPG, /);
  console.log(performance.now() - t0, asked);
});
