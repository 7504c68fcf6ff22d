import type { ApolloClient } from '@apollo/client';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectActive, type searchMachine } from '../../../machines/search.machine';
import { useNavigate } from '../../app/router/navigation';
import type { Href } from '../../app/router/paths';
import type { Keying } from '../../lib/keys-after';
import { keyedSymbols } from '../shared/typed-symbol';
import type { FindGroup, Page } from './finds';
import { useFinds } from './useFinds';

export type SearchActor = ActorRefFrom<typeof searchMachine>;

type Sources = { pages: readonly Page[]; client: ApolloClient; keying: Keying };

/** The results of the machine's query, which are reported to it, and of them the active one; opens the chosen one. */
export function useSearchResults(actor: SearchActor, { pages, client, keying }: Sources) {
  const search = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const readings = useMemo(() => keyedSymbols(keying, search.text), [keying, search.text]);
  const sources = { search, isOpen, pages, client, readings };
  const { isChoice, ...finds } = useFinds(sources);
  const { groups, isWhole } = finds;

  const ids = groups.flatMap(({ finds }) => finds.map(({ path }) => path));
  const found = ids.join('\n');
  useEffect(() => {
    actor.send({
      type: 'results received',
      ids: found === '' ? [] : found.split('\n'),
      isComplete: isWhole,
      isChoice,
    });
  }, [actor, found, isWhole, isChoice, isOpen, search.query]);
  useOpenChosen(actor);

  return {
    ...finds,
    count: ids.length,
    marked: isOpen ? selectActive({ ...search, results: ids, isChoice }) : null,
    /** The symbols that were typed, where they are several; none where none was; null where Enter opens what is marked. */
    choice: isChoice ? exactIn(groups) : null,
  };
}

function exactIn(groups: readonly FindGroup[]): readonly string[] {
  return groups.flatMap(({ finds }) => finds.flatMap(({ symbol, rank }) => (rank === 0 && symbol) || []));
}

function useOpenChosen(actor: SearchActor) {
  const navigate = useNavigate();
  useEffect(() => {
    const subscription = actor.on('chosen', ({ id: path }) => {
      // The machine's ids are the addresses of what was found.
      navigate(path as Href);
      document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);
}
