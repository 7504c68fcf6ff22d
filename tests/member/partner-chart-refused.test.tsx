import { expect, it, vi } from 'vitest';
import { frame, openChart, region } from '../support/technical/partner-chart-page';

vi.hoisted(() => vi.stubEnv('VITE_CHART_EMBED_URL', 'http://chart.example/{symbol}'));
vi.mock('../../src/member/technical/chart/candle-chart', async () => {
  const fake = await import('../support/technical/fake-chart');
  return { loadChart: async () => fake };
});

it('a page that must not be framed leaves our own chart, and no word of a partner', async () => {
  await openChart();

  expect([
    frame(),
    region().querySelectorAll('canvas').length,
    region().querySelector('.panel-line'),
  ]).toEqual([null, 1, null]);
});
