import {
  observeWindowOffset,
  useWindowVirtualizer,
  windowScroll,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Gap } from './Gap';
import type { ItemsProps } from './item-props';
import { useIsPrinted } from './useIsPrinted';
import { measureAfterLayout, withFocused } from './virtual-list';
import './LongItems.css';

/** How many items are rendered beyond each end of the view. */
const BESIDE = 4;

type List = Virtualizer<Window, HTMLElement>;

/** The items of a virtualised list (TanStack Virtual) that scrolls with the page; of any height, which may change. All are printed. */
export function LongItems({ count, renderItem, keyOf, heightOf, element }: ItemsProps) {
  const [top, setTop] = useState(0);
  // On paper stands every item, as nobody scrolls there.
  const isPrinted = useIsPrinted();
  const list: List = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    initialRect: { width: 0, height: window.innerHeight },
    measureElement: measureAfterLayout,
    observeElementOffset: observeScroll,
    scrollToFn: keepPlace,
    // Of the others those beside the focus, to which Tab leads.
    rangeExtractor: (range) =>
      isPrinted ? placesUpTo(count) : withFocused(range, list, (at) => [at - 1, at + 1]),
    overscan: BESIDE,
    scrollMargin: top,
    useFlushSync: false,
  });

  const readTop = useEffectEvent(() => {
    const shown = [...list.elementsCache.values()].find(({ isConnected }) => isConnected);
    const first = shown?.parentElement?.querySelector(':scope > :is([data-gap], [data-index])');
    if (first) setTop(Math.round(first.getBoundingClientRect().top + window.scrollY));
  });
  useEffect(() => {
    // What stands above has changed its height.
    const observer = new ResizeObserver(() => readTop());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const items = list.getVirtualItems();
  return (
    <>
      {items.map(({ index, key, start }, i) => (
        <Fragment key={key as string | number}>
          <Gap element={element} height={start - (items[i - 1]?.end ?? top)} />
          {renderItem(index, { place: index, count, measure: list.measureElement })}
        </Fragment>
      ))}
      <Gap element={element} height={top + list.getTotalSize() - (items.at(-1)?.end ?? top)} />
    </>
  );
}

function placesUpTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/** Reports how far the page is scrolled: first where it is now, which may be elsewhere than when it was rendered. */
function observeScroll(list: List, report: (offset: number, isScrolling: boolean) => void) {
  report(window.scrollY, false);
  return observeWindowOffset(list, report);
}

/**
 * Scrolls the page by what an item above the view has grown, where the browser does not do so by itself; a list that is
 * mounted scrolls nothing.
 */
function keepPlace(...[offset, options, list]: Parameters<typeof windowScroll<Window>>) {
  const isKept = 'overflowAnchor' in document.documentElement.style;
  if (!isKept && options.adjustments !== undefined) windowScroll(offset, options, list);
}
