import { useCallback, useEffect, useRef, useState } from 'react';
import { runAfter } from '../lib/schedule';

/** The margin below the viewport within which an element counts as in view. */
const NEAR = '120px';

/** The time an element must stay in view, in ms. */
const STAYS = 200;

const listeners = new WeakMap<Element, (isIn: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether an element is in view, and from a call of `keep` on, whether it was then; false without IntersectionObserver. */
export function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [isKept, setIsKept] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isKept || !('IntersectionObserver' in window)) return;
    let cancel = () => {};
    observer ??= new IntersectionObserver(notify, { rootMargin: NEAR });
    listeners.set(element, (isIn) => {
      cancel();
      if (isIn) cancel = runAfter(STAYS, () => setIsSeen(true));
      else setIsSeen(false);
    });
    observer.observe(element);
    return () => {
      cancel();
      listeners.delete(element);
      observer?.unobserve(element);
    };
  }, [isKept]);

  return { ref, isSeen, keep: useCallback(() => setIsKept(true), []) };
}

function notify(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting);
}
