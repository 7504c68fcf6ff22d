import type { ApolloClient } from '@apollo/client';
import { SearchDocument, type SearchQuery } from '../../graph/quotes.generated';
import { keysOf, type Keying } from '../../lib/keys-after';
import { rawKeysOf } from '../../lib/raw-keys';

export type Listed = SearchQuery['search'][number];

/** The most symbols that a text is read as; no feed is asked for more. */
const MOST = 8;
/** Two keys may begin a symbol. */
const READ = /^[A-Z0-9]{2,10}$/;

/**
 * The symbols other than the text itself that a person may have typed where it stands in a field, an input method on: GEX for
 * GẼ. What the field went through tells one, else these are all ways to key the text; none for several words.
 */
export function readingsOf(keying: Keying, text: string): readonly string[] {
  const shown = text.trim().normalize('NFC').toUpperCase();
  const keys = keying.shown === shown ? keysOf(keying) : rawKeysOf(shown);
  const isPlain = READ.test(shown) || shown.length < 2;
  // A plain text is what it says, unless the field tells otherwise.
  if (isPlain && keying.shown !== shown) return [];
  return keys.filter((each) => each !== shown && READ.test(each)).slice(0, MOST);
}

/** Those of some symbols that the feed lists, and what it lists that begins so; throws where it answers for none. */
export async function listedAmong(
  client: ApolloClient,
  symbols: readonly string[],
): Promise<readonly Listed[]> {
  const answers = await Promise.allSettled(
    symbols.map(async (text) => {
      const { data } = await client.query({ query: SearchDocument, variables: { text } });
      return (data?.search ?? []).filter(({ symbol }) => symbol.startsWith(text));
    }),
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && answers.every(({ status }) => status === 'rejected')) throw failed.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
