import { once } from '../../lib/once';
import type { BarsQuery, FeedSources, LoadedBars } from './bars-query';
import { awaitConfig } from './config';

/** Kept: a new import of known code settles in a task of its own, after what the page renders meanwhile. */
const loadCode = once(() => import('./bars-of-feed'));

/**
 * Loads the bars of a symbol in as many requests as the feed needs: nothing else requests its `/history`. The code comes while the
 * feed's configuration does. Fails with the `RestError` of the first request; where another one fails, the bars are those until
 * then.
 */
export async function loadBars(sources: FeedSources, query: BarsQuery): Promise<LoadedBars> {
  const [{ barsOfFeed }] = await Promise.all([loadCode(), awaitConfig(sources)]);
  return barsOfFeed(sources, query);
}
