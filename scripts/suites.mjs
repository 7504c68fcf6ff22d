import { availableParallelism } from 'node:os';

/** What Vitest takes too; each worker loads the product once for all its files. */
const workers = Math.max(1, availableParallelism() - 1);

/**
 * The projects of Vitest in the daily size, two suites at a time, in the order in which they begin: on two cores the longest
 * has two workers beside the browser, which mostly waits.
 */
export const suites = {
  journeys: { projects: ['journeys'], workers: Math.max(2, workers) },
  'browser-tests': { projects: ['e2e'], workers: 1 },
  tests: { projects: ['machines', 'node', 'page', 'isolated', 'isolated-views'], workers },
  'strict-journeys': { projects: ['journeys-strict'], workers },
};
