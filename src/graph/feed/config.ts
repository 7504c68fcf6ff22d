import { asList, asRecord } from '../../lib/json';
import { nullIfUnsupported, RestError } from '../../rest/errors';
import type { Sources } from '../backend';

/** What a feed says that it offers. */
export type FeedConfig = {
  /** The codes of its resolutions, as it spells them. */
  resolutions: readonly string[];
  /** Whether it has the events of symbols, `/timescale_marks`. */
  hasMarks: boolean;
  /** Whether it has prices as they were matched, by `adjustment=none`. */
  hasUnadjusted: boolean;
};

const loads = new WeakMap<object, Promise<FeedConfig | null>>();

/**
 * The feed's `/config`, requested once a session; null where the feed lacks it or was not reached. A load that failed is
 * not kept: the next one requests it again.
 */
export async function feedConfig(sources: Pick<Sources, 'feed' | 'session'>): Promise<FeedConfig | null> {
  const running = loads.get(sources.session);
  const load = running ?? sources.feed('config').then(readConfig).catch(nullIfLacking);
  if (!running) loads.set(sources.session, load);
  try {
    return await load;
  } catch (error) {
    if (loads.get(sources.session) === load) loads.delete(sources.session);
    // Whoever requested it has left; the others still wait.
    if (running && error instanceof RestError && error.kind === 'aborted') return feedConfig(sources);
    return nullIfUnsupported(error);
  }
}

/** A call that was blocked, as on another origin, may be answered later; a refusal lasts. */
function nullIfLacking(error: unknown): null {
  if (error instanceof RestError && error.kind === 'unreachable') throw error;
  return nullIfUnsupported(error);
}

function readConfig(response: unknown): FeedConfig | null {
  const config = asRecord(response);
  if (config === null) return null;
  const listed = (column: string) => asList(config[column]) ?? [];
  return {
    resolutions: listed('supported_resolutions').map(String),
    hasMarks: config['supports_timescale_marks'] === true,
    hasUnadjusted: listed('supported_adjustments').includes('none'),
  };
}
