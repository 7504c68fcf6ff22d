import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type Change = (by: 1 | -1) => void;

const WorkingContext = createContext(false);
/** Apart from it, so that panels do not render again when it changes. */
const ChangeContext = createContext<Change | null>(null);

/** Counts the panels of a page that have not failed. */
export function PagePanels({ children }: { children: ReactNode }) {
  const working = useRef(0);
  const known = useRef(true);
  // True at first, so that a page whose panels work does not render again before it is painted.
  const [hasWorking, setHasWorking] = useState(true);
  const change = useCallback<Change>((by) => {
    working.current += by;
    // A panel and what takes its place belong to one commit: most often nothing changes, and nothing renders again.
    queueMicrotask(() => {
      if (working.current > 0 === known.current) return;
      known.current = !known.current;
      flushSync(() => setHasWorking(known.current));
    });
  }, []);
  return (
    <ChangeContext value={change}>
      <WorkingContext value={hasWorking}>{children}</WorkingContext>
    </ChangeContext>
  );
}

/** Counts a panel while it is mounted. */
export function usePanel(): void {
  useCounted(1);
}

/** Leaves a panel out of the count while its failure is mounted. */
export function useFailedPanel(): void {
  useCounted(-1);
}

/** Whether a panel of the page works; false where nobody counts them. */
export function useHasWorkingPanel(): boolean {
  return use(WorkingContext);
}

function useCounted(by: 1 | -1) {
  const change = use(ChangeContext);
  useLayoutEffect(() => {
    change?.(by);
    return () => change?.(by === 1 ? -1 : 1);
  }, [change, by]);
}
