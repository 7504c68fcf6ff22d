import { asCount, asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { runAfter } from '../../lib/schedule';
import { RestError, type RestErrorKind } from '../../rest/errors';
import { shareLoad } from '../../rest/share-load';
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
  /** Of how many symbols it has them in one request. */
  marksAtOnce: number;
  /** Of how many symbols it has the bars in one request. */
  historiesAtOnce: number;
  /** Whether it has prices as they were matched, by `adjustment=none`. */
  hasUnadjusted: boolean;
  /** Whether it streams quotes, `/stream`. */
  isStreamed: boolean;
};

const running = new WeakMap<object, Promise<FeedConfig | null>>();
const listeners = new WeakMap<object, () => void>();
const answers = new WeakMap<object, FeedConfig | null>();
/** The refusals that last. */
const refusals = new WeakMap<object, RestError>();

/**
 * The feed's `/config`, requested once a session; null where the feed lacks it, refuses it, does not say it readably, or is not
 * reached.
 */
export function feedConfig(sources: Pick<Sources, 'feed' | 'session'>): Promise<FeedConfig | null> {
  return loadConfig(sources).catch((error: unknown) => {
    if (error instanceof RestError && (!mayBeAnswered(error) || NONE_SAID.includes(error.kind))) return null;
    throw error;
  });
}

/** As where the feed lacks it: on another origin a call that it lacks may be blocked. */
const NONE_SAID: readonly RestErrorKind[] = ['unreadable', 'unreachable'];

/** The same, null where the feed lacks it; fails otherwise. A load that failed is not kept: the next one requests it again. */
export async function loadConfig({
  feed,
  session,
}: Pick<Sources, 'feed' | 'session'>): Promise<FeedConfig | null> {
  const [known, refusal] = [answers.get(session), refusals.get(session)];
  if (known !== undefined) return known;
  if (refusal) throw refusal;
  return shareLoad(running, session, async () => {
    try {
      const config = await feed('config').then(readConfig).catch(nullIfLacking);
      answers.set(session, config);
      if (config) listeners.get(session)?.();
      return config;
    } catch (error) {
      if (error instanceof RestError && isLasting(error)) refusals.set(session, error);
      throw error;
    }
  });
}

/** Whether a refusal lasts: a person who is refused may be let in later in the session. */
function isLasting(error: RestError) {
  return !mayBeAnswered(error) && error.kind !== 'unauthorized' && error.kind !== 'forbidden';
}

/** Calls a function when the feed of a session has said what it offers, at once where it has; no feed may ever do. */
export function onConfig(session: object, listener: () => void): void {
  listeners.set(session, listener);
  if (answers.get(session)) listener();
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

/** Many servers reject longer addresses. */
const MOST_AT_ONCE = 200;

function readConfig(response: unknown): FeedConfig {
  const config = asRecord(answerOf(response));
  if (config === null) throw new RestError('unreadable', { status: 200 });
  const atOnce = (column: string) => Math.min(MOST_AT_ONCE, Math.max(1, asCount(config[column]) ?? 1));
  const listed = (column: string) => asList(config[column]) ?? [];
  return {
    answer: config,
    resolutions: listed('supported_resolutions').map(String),
    groups:
      config['supports_group_request'] === true
        ? listed('exchanges').flatMap((each) => asLine(asRecord(each)?.['value']) ?? [])
        : [],
    hasMarks: config['supports_timescale_marks'] === true,
    marksAtOnce: atOnce('max_timescale_marks_symbols'),
    historiesAtOnce: atOnce('max_history_symbols'),
    hasUnadjusted: listed('supported_adjustments').includes('none'),
    isStreamed: config['supports_stream'] === true,
  };
}
