import { useDeferredValue, type ReactNode } from 'react';

type Props = {
  /** Renders the children at once: their data was known before. */
  isKnown: boolean;
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders the fallback first and the children, which take long, in a deferred render that input may interrupt. */
export function DeferredRender({ isKnown, fallback, children }: Props) {
  return useDeferredValue(true, isKnown) ? children : fallback;
}
