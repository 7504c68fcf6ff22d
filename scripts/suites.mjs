/**
 * The projects of Vitest that run side by side in the daily size, in the order in which they begin. A worker loads the product
 * once for all its files: the longest suite alone has two, beside the browser, which mostly waits.
 */
export const suites = {
  journeys: { projects: ['journeys'], workers: 2 },
  'browser-tests': { projects: ['e2e'], workers: 1 },
  tests: { projects: ['machines', 'node', 'page', 'isolated', 'isolated-views'], workers: 1 },
  'strict-journeys': { projects: ['journeys-strict'], workers: 1 },
};
