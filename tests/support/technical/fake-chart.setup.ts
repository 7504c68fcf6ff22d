import { beforeEach, vi } from 'vitest';
import { charts } from './fake-chart';

/** The chart of component tests: a real one needs a canvas. */
vi.mock('../../../src/member/technical/chart/load-chart', async () => {
  const { createCandleChart } = await import('./fake-chart');
  return { loadChart: async () => ({ createCandleChart }) };
});

// And that of the tests of our chart itself.
vi.mock('lightweight-charts', async (original) => {
  const { createChart } = await import('./fake-library');
  return { ...(await original<object>()), createChart };
});

beforeEach(() => {
  charts.created = [];
  charts.failures = 0;
});
