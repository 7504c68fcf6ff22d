import { observeWindowOffset, windowScroll, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';

/** A virtualised list that scrolls with the page. */
export type PageList<Item extends Element> = Virtualizer<Window, Item>;

/** Reports where the first item begins on the page, in px, whenever what stands above may have changed its height. */
export function useTopOf<Item extends HTMLElement>(list: PageList<Item>, report: (top: number) => void) {
  const readTop = useEffectEvent(() => {
    const shown = [...list.elementsCache.values()].find(({ isConnected }) => isConnected);
    const first = shown?.parentElement?.querySelector(':scope > :is([data-gap], [data-index])');
    if (first) report(Math.round(first.getBoundingClientRect().top + window.scrollY));
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => readTop());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}

/** Reports how far the page is scrolled: first where it is now, which may be elsewhere than when it was rendered. */
export function observeScroll<Item extends Element>(
  list: PageList<Item>,
  report: (offset: number, isScrolling: boolean) => void,
) {
  report(window.scrollY, false);
  return observeWindowOffset(list, report);
}

/**
 * Scrolls the page by what an item above the view has grown, where the browser does not do so by itself; a list that is
 * mounted scrolls nothing.
 */
export function keepOffset(...[offset, options, list]: Parameters<typeof windowScroll<Window>>) {
  const isKept = 'overflowAnchor' in document.documentElement.style;
  if (!isKept && options.adjustments !== undefined) windowScroll(offset, options, list);
}
