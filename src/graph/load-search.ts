import { oneLine } from '../lib/text';
import type { Sources } from './backend';
import { answerOf, nullIf, nullIfBlocked } from './feed-reason';
import { MAX_RESULTS, readSearchResults } from './readers/search-results';
import type { Instrument } from './resolvers.types';

// No company's name is longer.
const MAX_LENGTH = 60;

/** What the feed finds for a text, at most 30 symbols; null where it has no search, or cannot be reached by this page. */
export async function loadSearch(
  { feed }: Pick<Sources, 'feed'>,
  text: string,
): Promise<readonly Instrument[] | null> {
  const query = oneLine(text.slice(0, MAX_LENGTH));
  if (query === '') return [];
  const parameters = new URLSearchParams({ query, type: '', exchange: '', limit: String(MAX_RESULTS) });
  return feed(`search?${parameters.toString()}`)
    .then((response) => readSearchResults(answerOf(response)))
    .catch((error: unknown) => nullIf('UNKNOWN_SYMBOL')(error) ?? [])
    .catch(nullIfBlocked(feed));
}
