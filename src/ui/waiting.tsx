import { createContext, use, useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { runAfter } from '../lib/schedule';

const ChangeContext = createContext<((by: 1 | 0 | -1) => void) | null>(null);

/** How long a page may stay beneath its outline once it is rendered, in ms. */
const OUTLINED_AT_MOST = 1_000;

/** The outline of a member's page, which the HTML shows until the page below it is there; undefined once it is gone. */
const outline = () => [...document.body.children].find((child) => child.hasAttribute('data-shell'));

/** Whether the outline of a member's page is on screen. */
export function isOutlined(): boolean {
  return outline() !== undefined;
}

/** Shows the page in the place of its outline. */
function showPage(): void {
  outline()?.remove();
}

/** Shows the page as soon as nothing in it waits for what decides where the rest stands, or after a second. */
export function ShownWhenReady({ children }: { children: ReactNode }) {
  const waiting = useRef(0);
  const change = useCallback((by: 1 | 0 | -1) => {
    waiting.current += by;
    // What stops to wait and what begins to in its place belong to one commit.
    queueMicrotask(() => {
      if (waiting.current === 0) showPage();
    });
  }, []);
  useLayoutEffect(() => change(0), [change]);
  useEffect(() => runAfter(OUTLINED_AT_MOST, showPage), []);

  return <ChangeContext value={change}>{children}</ChangeContext>;
}

/** Has the page wait for as long as the caller is mounted; the panel's height is kept as by `useKeptHeight`. */
export function useWaiting<Shown extends Element>(isAwaited = true) {
  const change = use(ChangeContext);
  useLayoutEffect(() => {
    if (!isAwaited) return;
    change?.(1);
    return () => change?.(-1);
  }, [change, isAwaited]);
  return useKeptHeight<Shown>(isAwaited);
}

/**
 * The panel around the returned ref's element keeps the height that it was seen with when the caller is unmounted and
 * less takes its place, until the window changes: what stands beneath does not move.
 */
export function useKeptHeight<Shown extends Element>(isKept = true) {
  const ref = useRef<Shown>(null);
  useLayoutEffect(() => {
    const panel = ref.current?.closest<HTMLElement>('.panel');
    if (!isKept || !panel) return;
    // Measured when it was painted: to measure it now would lay out the page once more.
    let height = 0;
    const observer = new ResizeObserver(([entry]) => (height = entry!.borderBoxSize[0]!.blockSize));
    observer.observe(panel);
    return () => {
      observer.disconnect();
      if (height > 0 && !isOutlined()) panel.style.minHeight = `${height}px`;
    };
  }, [isKept]);
  return ref;
}

// One listener for all panels: one for each would hold panels that are gone.
window.addEventListener('resize', () => {
  for (const panel of document.querySelectorAll<HTMLElement>('.panel')) panel.style.minHeight = '';
});
