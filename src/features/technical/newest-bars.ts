import type { CandlesQueryVariables } from './technical.graphql';

/** How many bars one request asks for: about four years of sessions. */
export const BARS = 1000;

/** What the chart of a symbol first asks; its cache entry also takes in the older bars. */
export function newestBars(symbol: string): CandlesQueryVariables {
  return { symbol, resolution: 'DAY', countback: BARS };
}
