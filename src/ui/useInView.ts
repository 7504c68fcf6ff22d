import { useEffect, useRef, useState } from 'react';

/** So far below the view an element counts as in it. */
const NEAR = '120px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Whether an element has been in view since it is there; never where the browser does not tell. */
export function useInView<Watched extends Element>() {
  const ref = useRef<Watched>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen || !('IntersectionObserver' in window)) return;
    observer ??= new IntersectionObserver(tell, { rootMargin: NEAR });
    waiting.set(element, () => setIsSeen(true));
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  }, [isSeen]);

  return { ref, isSeen };
}

function tell(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}
