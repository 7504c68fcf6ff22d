import { useSyncExternalStore } from 'react';

const TABLET = '(min-width: 768px)';

/** Whether the window is at least as wide as a tablet. */
export function useIsTabletOrWider(): boolean {
  return useSyncExternalStore(subscribe, matches, matches);
}

function subscribe(changed: () => void) {
  const query = window.matchMedia(TABLET);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function matches() {
  return window.matchMedia(TABLET).matches;
}
