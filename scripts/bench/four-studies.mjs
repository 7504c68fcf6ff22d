/** What `studies.mjs` has Vite import as one. */
export { backTest } from '../../src/market/studies/back-test';
export { breakOut } from '../../src/market/studies/break-out';
export { divergence } from '../../src/market/studies/divergence';
export { trendUp } from '../../src/market/studies/trend-up';
