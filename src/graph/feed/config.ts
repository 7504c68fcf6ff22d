import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { runAfter } from '../../lib/schedule';
import { nullIfUnsupported, RestError } from '../../rest/errors';
import type { Sources } from '../backend';
import { answerOf, mayBeAnswered, nullIfLacking } from '../feed-reason';

/** What a feed says that it offers. */
export type FeedConfig = {
  /** All of it, as it was sent. */
  answer: JsonRecord;
  /** The codes of its resolutions, as it spells them. */
  resolutions: readonly string[];
  /** The names of the groups that its `/symbol_info` has one after the other, none where it has all at once. */
  groups: readonly string[];
  /** Whether it has the events of symbols, `/timescale_marks`. */
  hasMarks: boolean;
  /** Whether it has prices as they were matched, by `adjustment=none`. */
  hasUnadjusted: boolean;
};

const loads = new WeakMap<object, Promise<FeedConfig | null>>();
const answers = new WeakMap<object, FeedConfig | null>();

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
    const config = await load;
    answers.set(sources.session, config);
    return config;
  } catch (error) {
    // A refusal lasts, but one of a person, who may be let in later in the session.
    const isOver =
      error instanceof RestError &&
      !mayBeAnswered(error) &&
      error.kind !== 'unauthorized' &&
      error.kind !== 'forbidden';
    if (loads.get(sources.session) === load && !isOver) loads.delete(sources.session);
    // Whoever requested it has left; the others still wait.
    if (running && error instanceof RestError && error.kind === 'aborted') return loadConfig(sources);
    throw error;
  }
}

/** The configuration that has come; undefined until then, null where the feed lacks it. */
export function knownConfig(session: object): FeedConfig | null | undefined {
  return answers.get(session);
}

/** How long the first bars of a session wait for the configuration, in ms. */
const LONGEST_WAIT = 2_000;

const awaited = new WeakSet<object>();

/** Settles when the configuration has come or failed, after two seconds at the latest; at once from then on. */
export async function awaitConfig(sources: Pick<Sources, 'feed' | 'session' | 'schedule'>): Promise<void> {
  const { session, schedule = runAfter } = sources;
  if (awaited.has(session)) return;
  let cancel = () => {};
  await Promise.race([
    loadConfig(sources).catch(() => null),
    new Promise<void>((settle) => (cancel = schedule(LONGEST_WAIT, settle))),
  ]);
  cancel();
  awaited.add(session);
}

function readConfig(response: unknown): FeedConfig {
  const config = asRecord(answerOf(response));
  if (config === null) throw new RestError('unreadable', { status: 200 });
  const listed = (column: string) => asList(config[column]) ?? [];
  return {
    answer: config,
    resolutions: listed('supported_resolutions').map(String),
    groups:
      config['supports_group_request'] === true
        ? listed('exchanges').flatMap((each) => asLine(asRecord(each)?.['value']) ?? [])
        : [],
    hasMarks: config['supports_timescale_marks'] === true,
    hasUnadjusted: listed('supported_adjustments').includes('none'),
  };
}
