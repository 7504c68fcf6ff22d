import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { searchMachine } from '../../../machines/search.machine';
import { SearchDocument } from '../../graph/quotes.generated';
import { hasMarks } from '../../lib/input-method';
import { holds, rankOf, wordsIn } from '../../lib/rank';
import { isTicker, shortName } from '../../market/symbol';
import type { TypedSymbol } from '../shared/typed-symbol';
import { useListed } from '../shared/useListed';
import type { Suggestion } from '../../ui/SuggestField';

/** The most symbols suggested; typing narrows them down. */
const MOST = 6;

/** The ranks of the symbol that was keyed, and of one that only resembles it, by letters without marks. */
const KEYED = -1;
const RESEMBLES = 5;

/**
 * The symbols of the feed for what is typed, the one that was keyed first, then the best match, without those of the list; those
 * found before that fit it, too, until its own have come; none while a failure lasts.
 */
export function useSuggestions(listed: ReadonlySet<string>, typed: TypedSymbol) {
  const actor = useActorRef(searchMachine);
  const text = useSelector(actor, ({ context }) => context.query.trim());
  const isPaused = useSelector(actor, ({ context }) => context.query === context.text);
  const [readings, setReadings] = useState<readonly string[]>([]);
  const read = useListed(useApolloClient(), isPaused ? readings : []);
  const { data, previousData, error } = useQuery(SearchDocument, { variables: { text }, skip: text === '' });
  const isOfText = data !== undefined;
  const found = text === '' || error ? undefined : (data ?? previousData)?.search;

  const suggestions = useMemo(() => {
    const words = wordsIn(text);
    const isMarkedWord = words.length === 1 && hasMarks(text);
    const rank = (symbol: string, name: string) => {
      if (readings.includes(symbol)) return KEYED;
      if (isMarkedWord && !holds(name, words)) return RESEMBLES;
      return rankOf({ code: symbol, text: `${symbol} ${name}` }, words);
    };
    const all = new Map([...read.listed, ...(found ?? [])].map((each) => [each.symbol, each]));
    return [...all.values()]
      .filter(({ symbol, name }) => {
        const fits = isOfText || readings.includes(symbol) || holds(`${symbol} ${name}`, words);
        return fits && !listed.has(symbol);
      })
      .map(({ symbol, name }): Suggestion & { rank: number } => ({
        text: symbol,
        note: name && shortName(name, symbol),
        noteLang: 'vi',
        rank: rank(symbol, name ?? ''),
      }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST);
  }, [found, isOfText, read.listed, readings, listed, text]);

  return {
    suggestions,
    /** A company's name is completed to its symbol, where the suggestions are those for all of it. */
    complete(shown: string) {
      const isOfAll = text !== '' && isOfText && shown.trim() === text;
      // A symbol that an input method has changed is read by the form.
      const isSymbol = isTicker(text.toUpperCase()) || readings.some((symbol) => isTicker(symbol));
      const [first] = suggestions;
      return isOfAll && !isSymbol && first && first.rank < RESEMBLES ? first.text : null;
    },
    onType(shown: string) {
      typed.note(shown);
      setReadings(typed.keyedSymbols(shown));
      actor.send({ type: 'open' });
      actor.send({ type: 'type', text: shown });
    },
  };
}
