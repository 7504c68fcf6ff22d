import { beforeEach, vi } from 'vitest';
import { charts } from './fake-chart';

/** The chart of component tests: a real one needs a canvas. */
vi.mock('../../../src/member/technical/chart/candle-chart', async () => {
  const { createCandleChart } = await import('./fake-chart');
  return { loadChart: async () => ({ createCandleChart }) };
});

beforeEach(() => {
  charts.created = [];
  charts.failures = 0;
});
