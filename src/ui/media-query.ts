/** Whether the window matches a media query, for `useSyncExternalStore`. */
export function mediaQuery(query: string) {
  return {
    matches: () => window.matchMedia(query).matches,
    subscribe(changed: () => void) {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
  };
}
