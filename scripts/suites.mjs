/**
 * The projects of Vitest that run side by side in the daily size. A worker loads the product once for all its files: the
 * longest suite alone has two, so that all end at about the same time on two cores.
 */
export const suites = {
  journeys: { projects: ['journeys'], workers: 2 },
  tests: { projects: ['machines', 'node', 'page', 'isolated', 'isolated-views'], workers: 1 },
  'browser-tests': { projects: ['e2e'], workers: 1 },
  'strict-journeys': { projects: ['journeys-strict'], workers: 1 },
};
