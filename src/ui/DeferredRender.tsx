import { useDeferredValue, type ReactNode } from 'react';

type Props = {
  /** Renders the children at once: their data was known before. */
  isKnown: boolean;
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders the fallback first and the large children in a deferred render, which input may interrupt. */
export function DeferredRender({ isKnown, fallback, children }: Props) {
  return useDeferredValue(true, isKnown) ? children : fallback;
}
