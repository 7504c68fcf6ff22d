/**
 * The projects of Vitest that run side by side in the daily size, the longest suites first. Each suite has a worker of its
 * own, which loads the product once for its files: two workers of one suite would each load it.
 */
export const suites = {
  journeys: ['journeys'],
  // These mostly wait, and leave the cores to the others.
  'browser-tests': ['e2e'],
  page: ['page', 'page-isolated'],
  others: ['machines', 'node', 'journeys-strict'],
};
