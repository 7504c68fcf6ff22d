import type { ApolloClient } from '@apollo/client';
import { CandlesDocument, HasUnadjustedDocument } from '../../../graph/candles.generated';
import type { LoadContext } from '../../../graph/session-guard';
import { barsUntil, joinBars, lengthOf, NO_BARS, sliceBars, type Candles } from '../../../market/candles';
import { epochSecondsOf, type Day } from '../../../market/day';

/** Feeds send no more at once. */
const MOST = 1_000;

/** Behind the prices of what is held. */
const context: LoadContext = { priority: 'neighbour' };

/** Daily bars of a symbol, and whether they are at the prices that were matched. */
export type MatchedBars = { candles: Candles; isUnadjusted: boolean };

/** Loads the daily bars of a symbol from before a day until another, as far as the feed has them, in as many requests as it takes. */
export async function loadMatchedBars(
  client: ApolloClient,
  symbol: string,
  span: { since: Day; until: Day },
): Promise<MatchedBars> {
  const since = epochSecondsOf(span.since);
  const prices = await client.query({ query: HasUnadjustedDocument, context });
  const isUnadjusted = prices.data!.hasUnadjusted;
  let candles = NO_BARS;
  for (let before = epochSecondsOf(span.until) + 1; ; before = candles.time[0]!) {
    const { data } = await client.query({
      query: CandlesDocument,
      // Of a feed with adjusted bars alone, those.
      variables: { symbol, resolution: 'DAY', countback: MOST, before, unadjusted: true },
      context,
      // The computation keeps them, the cache would for as long as the session.
      fetchPolicy: 'no-cache',
    });
    const page = data!.candles;
    const older = sliceBars(page, 0);
    candles = joinBars(older, candles);
    const isComplete = !page.hasOlder || lengthOf(older) === 0 || candles.time[0]! < since;
    if (isComplete) return { candles: barsUntil(candles, epochSecondsOf(span.until)), isUnadjusted };
  }
}
