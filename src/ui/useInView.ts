import { useEffect, useRef, useState } from 'react';
import { after } from '../lib/after';

/** The margin below the viewport within which an element counts as in view. */
const NEAR = '120px';

/** The time an element must stay in view, in ms. */
const STAYS = 200;

const listeners = new WeakMap<Element, (isIn: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether an element has been in view; false without IntersectionObserver. */
export function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen || !('IntersectionObserver' in window)) return;
    let cancel = () => {};
    observer ??= new IntersectionObserver(notify, { rootMargin: NEAR });
    listeners.set(element, (isIn) => {
      cancel();
      if (isIn) cancel = after(STAYS, () => setIsSeen(true));
    });
    observer.observe(element);
    return () => {
      cancel();
      listeners.delete(element);
      observer?.unobserve(element);
    };
  }, [isSeen]);

  return { ref, isSeen };
}

function notify(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) listeners.get(target)?.(isIntersecting);
}
