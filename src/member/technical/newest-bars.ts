import type { Resolution } from '../../graph/resolvers.types';
import type { CandlesQueryVariables } from './technical.generated';

/** How many bars one request asks for: about four years of sessions. */
export const BARS = 1000;

/** What the chart of a symbol first asks; its cache entry also takes in the older bars. */
export function newestBars(symbol: string, resolution: Resolution): CandlesQueryVariables {
  return { symbol, resolution, countback: BARS };
}
