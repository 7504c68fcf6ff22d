import { expect, it } from 'vitest';
import { renderApp } from '../helpers/renderApp';
it('x', async () => {
  const { loadDrawing } = await import('../../src/features/technical/chart/load');
  console.log('A', (await loadDrawing()).createCandleChart.toString().slice(0, 100));
  await renderApp({at: '/technical/HPG'});
  console.log('B', (await loadDrawing()).createCandleChart.toString().slice(0, 100));
  await new Promise(r => setTimeout(r, 2000));
  console.log('C', (await loadDrawing()).createCandleChart.toString().slice(0, 100), document.querySelectorAll('canvas').length, document.querySelector('.chart-canvas')?.outerHTML.slice(0,300));
  expect(renderApp).toBeTruthy();
});
