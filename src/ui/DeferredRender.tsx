import { useDeferredValue, type ReactNode } from 'react';

type Props = {
  /** What was known before is drawn at once. */
  isKnown: boolean;
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Draws the fallback at first and the children, which are large, right after it: what can be read at once is painted
 * before them, and a press is answered meanwhile.
 */
export function Later({ isKnown, fallback, children }: Props) {
  return useDeferredValue(true, isKnown) ? children : fallback;
}
