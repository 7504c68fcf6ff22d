import { useQuery } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { searchMachine } from '../../../machines/search.machine';
import { SearchDocument } from '../../graph/quotes.generated';
import { rankOf, wordsIn } from '../../lib/rank';
import { isTicker, shortName } from '../../market/symbol';
import type { Suggestion } from '../../ui/SuggestField';

/** The most symbols suggested; typing narrows them down. */
const MOST = 6;

/** The symbols of the feed for what is typed, best match first and without those of the list; none while a failure lasts. */
export function useSuggestions(listed: ReadonlySet<string>) {
  const actor = useActorRef(searchMachine);
  const text = useSelector(actor, ({ context }) => context.query.trim());
  const { data } = useQuery(SearchDocument, { variables: { text }, skip: text === '' });
  const found = text === '' ? undefined : data?.search;

  const suggestions = useMemo(() => {
    const words = wordsIn(text);
    return (found ?? [])
      .filter(({ symbol }) => !listed.has(symbol))
      .map(({ symbol, name }): Suggestion & { rank: number } => ({
        text: symbol,
        note: name && shortName(name, symbol),
        noteLang: 'vi',
        rank: rankOf({ code: symbol, text: `${symbol} ${name ?? ''}` }, words),
      }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST);
  }, [found, listed, text]);

  return {
    suggestions,
    /** A company's name is completed to its symbol, where the suggestions are those for all of it. */
    complete(typed: string) {
      const isOfAll = text !== '' && typed.trim() === text;
      return isOfAll && !isTicker(text.toUpperCase()) ? (suggestions[0]?.text ?? null) : null;
    },
    onType(typed: string) {
      actor.send({ type: 'open' });
      actor.send({ type: 'type', text: typed });
    },
  };
}
