import { asList, asRecord } from '../../lib/json';
import { nullIfUnsupported, RestError } from '../../rest/errors';
import type { Sources } from '../backend';
import { answerOf, feedReasonOf, mayBeAnswered, nullIfLacking } from '../feed-reason';

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
 * The feed's `/config`, requested once a session; null where the feed lacks it, refuses it, does not say it readably, or is not
 * reached.
 */
export function feedConfig(sources: Pick<Sources, 'feed' | 'session'>): Promise<FeedConfig | null> {
  return loadConfig(sources).catch(nullIfUnsupported);
}

/** The same, null where the feed lacks it; fails otherwise. A load that failed is not kept: the next one requests it again. */
export async function loadConfig(sources: Pick<Sources, 'feed' | 'session'>): Promise<FeedConfig | null> {
  const running = loads.get(sources.session);
  const load = running ?? sources.feed('config').then(readConfig).catch(nullIfLacking);
  if (!running) loads.set(sources.session, load);
  try {
    return await load;
  } catch (error) {
    const isOver = error instanceof RestError && !mayBeAnswered(feedReasonOf(error));
    // A refusal lasts.
    if (loads.get(sources.session) === load && !isOver) loads.delete(sources.session);
    // Whoever requested it has left; the others still wait.
    if (running && error instanceof RestError && error.kind === 'aborted') return loadConfig(sources);
    throw error;
  }
}

function readConfig(response: unknown): FeedConfig {
  const config = asRecord(answerOf(response));
  if (config === null) throw new RestError('unreadable', { status: 200 });
  const listed = (column: string) => asList(config[column]) ?? [];
  return {
    resolutions: listed('supported_resolutions').map(String),
    hasMarks: config['supports_timescale_marks'] === true,
    hasUnadjusted: listed('supported_adjustments').includes('none'),
  };
}
