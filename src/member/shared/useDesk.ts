import { stripTypename } from '@apollo/client/utilities';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskChange } from '../../graph/resolvers.types';
import { useNotify } from '../../app/actors/useNotify';
import { ChangeDeskDocument, DeskDocument, type WholeDeskFragment } from './desk.generated';
import { deskWith } from './desk-with';
import { useOwner } from './useOwner';
import { USUAL_DESK_COSTS, type DeskCosts } from '../../market/costs';

/**
 * Saves a part of the desk and resolves to the whole as it is saved; what is on screen changes at once, and back where the
 * save fails. Rejects then. A notice says that the server refuses more, and the change is in this browser alone.
 */
type ChangeDesk = (change: DeskChange) => Promise<WholeDeskFragment>;

/**
 * The signed-in person's desk, shared by every view that shows a part of it; undefined until it is loaded. What is on every
 * page loads it once per session, and not whenever the person returns.
 */
export function useDesk({ isOnEveryPage = false } = {}) {
  const context = useOwner();
  const fetchPolicy = isOnEveryPage ? 'cache-first' : 'cache-and-network';
  const { data, error, refetch } = useQuery(DeskDocument, { context, fetchPolicy });
  const change = useChangeDesk();
  useChangesElsewhere(() => void refetch().catch(() => {}), { onReturn: !isOnEveryPage });
  return { desk: data?.desk, error, retry: () => void refetch(), change };
}

/**
 * The same for a view that opens again and again: a server's desk, which another device may have changed, is loaded each
 * time, and this browser's, which is followed, only where it is not loaded yet.
 */
export function useReopenedDesk() {
  const { cache } = useApolloClient();
  const [isOfBrowser] = useState(() => cache.readQuery({ query: DeskDocument })?.desk.keeper === 'BROWSER');
  return useDesk({ isOnEveryPage: isOfBrowser });
}

/** The same for a view that shows nothing of the desk and so does not load it. */
export function useChangeDesk(): ChangeDesk {
  const notify = useNotify();
  const { cache } = useApolloClient();
  const [save] = useMutation(ChangeDeskDocument, { context: useOwner() });
  return async (changed) => {
    const desk = cache.readQuery({ query: DeskDocument, optimistic: true })?.desk;
    const { data } = await save({
      // A row that goes back as it came has its type's name.
      variables: { change: stripTypename(changed) },
      ...(desk && { optimisticResponse: { changeDesk: deskWith(desk, changed) } }),
    });
    const saved = data!.changeDesk;
    if (saved.isUnsent && desk?.isUnsent !== true) {
      void import('./desk-unsent').then(({ unsentNotice }) => unsentNotice()).then(notify, () => {});
    }
    return saved;
  };
}

/** Calls back when another tab has stored something, and where `onReturn` is set when the person returns to this one. */
function useChangesElsewhere(changed: () => void, { onReturn }: { onReturn: boolean }) {
  const report = useEffectEvent(changed);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('desk.')) report();
    };
    const onVisible = () => {
      if (onReturn && document.visibilityState === 'visible') report();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onReturn]);
}

/** The person's costs of trading and how costs are counted, else as usual. */
export function costsOf(desk: Pick<WholeDeskFragment, 'settings'> | undefined): DeskCosts {
  return desk?.settings ?? USUAL_DESK_COSTS;
}
