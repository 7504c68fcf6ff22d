import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query';

const { matches, subscribe } = mediaQuery('(min-width: 48rem)');

/** Whether the window is at least as wide as a tablet. */
export function useIsTabletOrWider(): boolean {
  return useSyncExternalStore(subscribe, matches, matches);
}
