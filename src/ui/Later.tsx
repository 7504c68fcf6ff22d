import { useDeferredValue, type ReactNode } from 'react';

type Props = {
  /** Renders known content immediately. */
  isKnown: boolean;
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders the fallback first and the large children in a deferred render, so that the first paint does not wait. */
export function Later({ isKnown, fallback, children }: Props) {
  return useDeferredValue(true, isKnown) ? children : fallback;
}
