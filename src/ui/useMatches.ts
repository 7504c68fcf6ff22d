import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window matches a media query. */
export function useMatches(query: string): boolean {
  const { subscribe, matches } = useMemo(() => storeOf(query), [query]);
  return useSyncExternalStore(subscribe, matches, matches);
}

function storeOf(query: string) {
  return {
    subscribe(changed: () => void) {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: () => window.matchMedia(query).matches,
  };
}
