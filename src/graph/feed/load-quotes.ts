import type { Sources } from '../backend';
import { nullIfBlocked } from '../feed-reason';

// Many servers reject longer addresses.
const MAX_SYMBOLS = 400;

type Options = {
  /** So many levels of the order book. */
  depth?: number;
};

/**
 * Requests the quotes of symbols, a batch at a time, each read by a reader that returns null where a response has nothing of
 * them: nothing else requests a feed's `/quotes`. Null where the feed lacks the call; fails with the first batch that does.
 */
export async function loadQuotes<Read>(
  { feed }: Pick<Sources, 'feed' | 'session'>,
  symbols: readonly string[],
  read: (response: unknown) => Read | null,
  { depth }: Options = {},
): Promise<readonly Read[] | null> {
  const suffix = depth === undefined ? '' : `&depth=${depth}`;
  const batches = await Promise.all(
    batchesOf(symbols).map((batch) =>
      feed(`quotes?symbols=${batch.map(encodeURIComponent).join(',')}${suffix}`)
        .then(read)
        .catch(nullIfBlocked(feed)),
    ),
  );
  const known = batches.filter((batch) => batch !== null);
  return known.length > 0 || symbols.length === 0 ? known : null;
}

function batchesOf(symbols: readonly string[]) {
  const count = Math.ceil(symbols.length / MAX_SYMBOLS);
  return Array.from({ length: count }, (_, n) => symbols.slice(n * MAX_SYMBOLS, (n + 1) * MAX_SYMBOLS));
}
