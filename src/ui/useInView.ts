import { useEffect, useRef, useState } from 'react';
import { runAfter } from '../lib/schedule';

/** So far below the view an element counts as in it. */
const NEAR = '120px';

/** What is scrolled past is gone sooner, in ms. */
const STAYS = 200;

const told = new WeakMap<Element, (isIn: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Whether an element has stood in view since it is there; never where the browser does not tell. */
export function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen || !('IntersectionObserver' in window)) return;
    let cancel = () => {};
    observer ??= new IntersectionObserver(tell, { rootMargin: NEAR });
    told.set(element, (isIn) => {
      cancel();
      if (isIn) cancel = runAfter(STAYS, () => setIsSeen(true));
    });
    observer.observe(element);
    return () => {
      cancel();
      told.delete(element);
      observer?.unobserve(element);
    };
  }, [isSeen]);

  return { ref, isSeen };
}

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) told.get(target)?.(isIntersecting);
}
