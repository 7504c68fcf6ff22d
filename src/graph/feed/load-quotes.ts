import { once } from '../../lib/once';
import { inChunks } from '../../lib/in-chunks';
import type { JsonRecord } from '../../lib/json';
import type { FeedSources } from './bars-query';
import { nullIfBlocked } from '../feed-reason';
import { dialectOf } from './dialect';
import { hasOddQuotes, rowsIn } from './odd-quotes';
import { isRefusal } from './refusal';

/** Of how many symbols a request has the quotes: many servers reject longer addresses. */
export const MAX_SYMBOLS = 400;

export const activity = once(() => import('./activity'));

/** Notes when figures change, which nothing waits for. */
function noteActivity({ session, now }: Pick<FeedSources, 'session' | 'now'>, rows: readonly JsonRecord[]) {
  const at = now?.();
  if (!at) return;
  void activity()
    .then(({ noteQuotes }) => noteQuotes(session, rows, at))
    .catch(() => {});
}

type Options = {
  /** So many levels of the order book. */
  depth?: number;
};

/**
 * Requests the quotes of symbols, a batch at a time, each read by a reader that returns null where a response has nothing of
 * them: nothing else requests a feed's `/quotes`. A batch that one symbol spoils is split. Null where the feed lacks the call;
 * fails with the first batch that does.
 */
export async function loadQuotes<Read>(
  sources: FeedSources,
  symbols: readonly string[],
  read: (response: unknown) => Read | null,
  { depth }: Options = {},
): Promise<readonly Read[] | null> {
  const { feed, session } = sources;
  const suffix = depth === undefined ? '' : `&depth=${depth}`;
  const request = async (batch: readonly string[]) => {
    const response = await feed(`quotes?symbols=${batch.map(encodeURIComponent).join(',')}${suffix}`);
    noteActivity(sources, rowsIn(response));
    if (!hasOddQuotes(response, session)) return read(response);
    return read(await (await import('./settle-quotes')).quotesInThousand(response, sources));
  };
  const load = async (batch: readonly string[]): Promise<readonly (Read | null)[]> => {
    try {
      return [await request(batch)];
    } catch (error) {
      if (batch.length === 1 || !isRefusal(error)) return [await nullIfBlocked(feed)(error)];
      return (await import('./split-quotes')).splitQuotes(batch, { session, error, request });
    }
  };
  const batches = batchesOf(symbols, dialectOf(session).spoilers);
  const answers = (await Promise.all(batches.map(load))).flat();
  const known = answers.filter((answer) => answer !== null);
  return known.length > 0 || batches.length === 0 ? known : null;
}

/** Each with as many symbols as an address can name, without those that spoil it. */
function batchesOf(symbols: readonly string[], spoilers: ReadonlySet<string>) {
  const named = symbols.length === 1 ? symbols : symbols.filter((symbol) => !spoilers.has(symbol));
  return inChunks(named, MAX_SYMBOLS);
}
