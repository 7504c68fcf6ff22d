import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from '../lib/overlay-history';

/** Lets Back on a phone close an overlay, while it is open, before it leaves the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? addOverlay(() => closeNow()) : undefined), [isOpen]);
}
