import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { hasMarks } from '../../../../lib/input-method';
import { rawKeysOf } from '../../../../lib/raw-keys';
import { isTicker } from '../../../../market/symbol';
import { listedAmong } from '../../../shared/typed-symbol';

const BETWEEN = /([\s,;|/]+)/;
/** The words of a list that somebody types; no text has more that an input method has changed. */
const MOST_CHANGED = 20;
const LONGEST = 2_000;

/**
 * A list of symbols that was typed, with the symbols that were keyed in the place of the words that an input method made of them;
 * any other text as it is. A word stays that no listed symbol was keyed for, or several. Null while the feed is asked.
 */
export function useKeyedText(text: string): string | null {
  const client = useApolloClient();
  const isAsked = changedWords(text).length > 0;
  const [answer, setAnswer] = useState({ text: '', keyed: '' });
  useEffect(() => {
    let isCurrent = true;
    const answered = (keyed: string) => {
      if (isCurrent) setAnswer({ text, keyed });
    };
    if (isAsked) void keyedText(client, text).then(answered, () => answered(text));
    return () => {
      isCurrent = false;
    };
  }, [client, text, isAsked]);
  if (!isAsked) return text;
  return answer.text === text ? answer.keyed : null;
}

/** The words with marks of the lines of a text that have no words beside symbols. */
function changedWords(text: string): readonly string[] {
  if (text.length > LONGEST || !hasMarks(text)) return [];
  const changed = text.split('\n').flatMap(changedWordsOf);
  return changed.length <= MOST_CHANGED ? changed : [];
}

function changedWordsOf(line: string): readonly string[] {
  const words = line.split(BETWEEN).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const changed = words.filter(hasMarks);
  const areSymbols = words.every((word) => hasMarks(word) || isTicker(word.toUpperCase()));
  const areKeyed = changed.every((word) => symbolsOf(word).length > 0);
  return areSymbols && areKeyed ? changed : [];
}

const symbolsOf = (word: string) => rawKeysOf(word).filter((keys) => keys.length === 3);

async function keyedText(client: ApolloClient, text: string): Promise<string> {
  const symbols = [...new Set(changedWords(text).flatMap(symbolsOf))];
  const listed = new Set((await listedAmong(client, symbols)).map(({ symbol }) => symbol));
  const keyed = (word: string) => {
    const found = hasMarks(word) ? symbolsOf(word).filter((symbol) => listed.has(symbol)) : [];
    return found.length === 1 ? found[0]! : word;
  };
  const keyedLine = (line: string) =>
    changedWordsOf(line).length > 0 ? line.split(BETWEEN).map(keyed).join('') : line;
  return text.split('\n').map(keyedLine).join('\n');
}
