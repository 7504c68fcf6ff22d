import { vi } from 'vitest';

/**
 * The chart of journeys, which paints by itself: a real one needs a canvas. In a setup file, as a test may import views
 * before it imports what mocks their modules. Not `create-chart` itself: React's strict mode loads it twice at once, and
 * vitest then returns the original once.
 */
vi.mock('../../../src/member/technical/chart/load-chart', async () => {
  const { createSelfPaintingChart } = await import('./fake-chart');
  return { loadChart: async () => ({ createCandleChart: createSelfPaintingChart }) };
});
