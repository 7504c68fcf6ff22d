/** The four studies as the product runs them, for `studies.mjs` to have Vite import. */
export { studySignals } from '../../src/market/studies/studies';
