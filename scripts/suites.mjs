import { availableParallelism } from 'node:os';

/** As Vitest takes too. */
const workers = Math.max(1, availableParallelism() - 1);

/**
 * The projects of Vitest that run side by side in the daily size, in the order in which they begin. On two cores the longest
 * suite alone has two workers: then all end at about the same time.
 */
export const suites = {
  journeys: { projects: ['journeys'], workers: Math.max(2, workers) },
  tests: { projects: ['machines', 'node', 'page', 'isolated', 'isolated-views'], workers },
  'browser-tests': { projects: ['e2e'], workers: 1 },
  'strict-journeys': { projects: ['journeys-strict'], workers },
};

/** What is not tested in a browser. */
export const withoutBrowser = Object.values(suites).flatMap(({ projects }) =>
  projects.filter((name) => name !== 'e2e'),
);
