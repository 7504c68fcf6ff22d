import type { ApolloClient } from '@apollo/client';
import { SearchDocument, type SearchQuery } from '../../graph/quotes.generated';
import { hasMarks } from '../../lib/input-method';
import { keysAfter, keysOf, NOTHING_KEYED, type Keying } from '../../lib/keys-after';
import { rawKeysOf } from '../../lib/raw-keys';
import { runAfter } from '../../lib/schedule';
import { isTicker } from '../../market/symbol';

export type FoundSymbol = NonNullable<SearchQuery['search']>[number];

/** The most symbols that a text is read as; no feed is asked for more. */
const MOST = 8;
/** Two keys may begin a symbol. */
const READ = /^[A-Z0-9]{2,10}$/;

/**
 * The symbols other than the text itself that a person may have typed where it stands in a field, an input method on: GEX for
 * GẼ. What the field went through tells one, else these are all ways to key the text; none for several words.
 */
export function keyedSymbols(keying: Keying, text: string): readonly string[] {
  const shown = shownOf(text);
  const keys = keying.shown === shown ? keysOf(keying) : rawKeysOf(shown);
  const isPlain = READ.test(shown) || shown.length < 2;
  // A plain text is what it says, unless the field tells otherwise.
  if (isPlain && keying.shown !== shown) return [];
  return keys.filter((each) => each !== shown && READ.test(each)).slice(0, MOST);
}

/** Those of some symbols that the feed lists, and what it lists that begins so; throws where it has answered for fewer than all, and lists none. */
export async function listedAmong(
  client: ApolloClient,
  symbols: readonly string[],
): Promise<readonly FoundSymbol[]> {
  const answers = await Promise.allSettled(
    symbols.map(async (text) => {
      const { data } = await client.query({ query: SearchDocument, variables: { text } });
      if (!data?.search) throw new Error('The feed has no search');
      return data.search.filter(({ symbol }) => symbol.startsWith(text));
    }),
  );
  const listed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && listed.length === 0) throw failed.reason;
  return listed;
}

/** Why a text is no symbol: a letter of a word that none has, empty where it is no such word, and what it may have been keyed as. */
export type SymbolProblem = { readonly letter: string; readonly symbols: readonly string[] };

/** The symbol that is typed into one field, whichever input method is on. */
export type TypedSymbol = ReturnType<typeof createTypedSymbol>;

/**
 * Reads the symbol of a field by what the field went through and by what the feed lists: `note` is called with each text that the
 * field shows.
 */
export function createTypedSymbol(client: ApolloClient) {
  let keying = NOTHING_KEYED;
  const known = new Map<string, string>();

  return {
    note(text: string) {
      keying = keysAfter(keying, text);
      known.delete(shownOf(text));
    },
    keyedSymbols: (text: string) => keyedSymbols(keying, text),
    /** The symbol that a text stands for, where `problemOf` has found it; else the text in capitals. */
    read(text: string): string {
      const shown = shownOf(text);
      return known.get(shown) ?? shown;
    },
    /** Asks the feed which symbol a text stands for; null where it is one, in which case `read` returns it from now on. */
    async problemOf(text: string): Promise<SymbolProblem | null> {
      const shown = shownOf(text);
      if (known.has(shown) || isTicker(shown)) return null;
      const readings = keyedSymbols(keying, text).filter(isTicker);
      const listed = await soon(listedAmong(client, readings)).catch(() => null);
      const found = readings.filter((reading) => listed?.some(({ symbol }) => symbol === reading));
      if (found.length === 1) known.set(shown, found[0]!);
      if (found.length === 1) return null;
      const letter = /\s/.test(shown) ? '' : ([...shown].find(hasMarks) ?? '');
      // Where the feed has not answered nothing tells which of them are listed.
      return { letter, symbols: listed === null ? readings.slice(0, MOST_NAMED) : found };
    },
  };
}

/** How long a form waits for the feed. */
const SOON_MS = 3_000;

function soon(answer: Promise<readonly FoundSymbol[]>): Promise<readonly FoundSymbol[] | null> {
  return new Promise((settle, fail) => {
    const stop = runAfter(SOON_MS, () => settle(null));
    void answer.then(settle, fail).finally(stop);
  });
}

/** The most symbols that a message asks about. */
const MOST_NAMED = 2;

const shownOf = (text: string) => text.trim().normalize('NFC').toUpperCase();
