/**
 * The projects of Vitest that run side by side in the daily size. On two cores Vitest gives each suite one worker, which
 * loads the product once for its files: two workers of one suite would each load it.
 */
export const suites = {
  journeys: ['journeys'],
  tests: ['machines', 'node', 'page', 'isolated', 'isolated-views', 'journeys-strict'],
  'browser-tests': ['e2e'],
};
