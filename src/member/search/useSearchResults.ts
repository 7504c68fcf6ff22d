import type { ApolloClient } from '@apollo/client';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { selectActive, type searchMachine } from '../../../machines/search.machine';
import { useNavigate } from '../../app/router/navigation';
import type { Href } from '../../app/router/paths';
import type { Page } from './finds';
import { useFinds } from './useFinds';

export type SearchActor = ActorRefFrom<typeof searchMachine>;

type Sources = { pages: readonly Page[]; client: ApolloClient };

/** The results of the machine's query, which are reported to it, and of them the active one; opens the chosen one. */
export function useSearchResults(actor: SearchActor, { pages, client }: Sources) {
  const search = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const { groups, kinds, words, isWhole, isLacking, hasFailed } = useFinds({ search, isOpen, pages, client });

  const ids = groups.flatMap(({ finds }) => finds.map(({ path }) => path));
  const found = ids.join('\n');
  useEffect(() => {
    actor.send({ type: 'results received', ids: found === '' ? [] : found.split('\n'), isComplete: isWhole });
  }, [actor, found, isWhole, isOpen, search.query]);
  useOpenChosen(actor);

  return {
    groups,
    kinds,
    words,
    isWhole,
    isLacking,
    hasFailed,
    count: ids.length,
    marked: isOpen ? selectActive({ ...search, results: ids }) : null,
  };
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
