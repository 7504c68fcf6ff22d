import { useMatches } from './useMatches';

/** Whether the window is at least as wide as a tablet. */
export function useIsTabletOrWider(): boolean {
  return useMatches('(min-width: 768px)');
}
