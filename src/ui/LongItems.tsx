import {
  defaultRangeExtractor,
  measureElement,
  observeWindowOffset,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { ItemsProps } from './item-props';
import './LongItems.css';

/** How many items are rendered beyond each end of the view. */
const BESIDE = 4;

type List = Virtualizer<Window, HTMLElement>;

/** The items of a virtualised list (TanStack Virtual) that scrolls with the page; of any height, which may change. */
export function LongItems({ count, renderItem, keyOf, heightOf, element }: ItemsProps) {
  const [top, setTop] = useState(0);
  const list: List = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    initialRect: { width: 0, height: window.innerHeight },
    measureElement: measureAfterLayout,
    observeElementOffset: observeScroll,
    scrollToFn: keepPlace,
    rangeExtractor: (range) => withFocused(range, list),
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

type GapProps = Pick<ItemsProps, 'element'> & {
  /** In px; of nothing nothing is rendered. */
  height: number;
};

/** An element in the place of the items that are not rendered. */
function Gap({ element, height }: GapProps) {
  if (height <= 0) return null;
  const props = { 'aria-hidden': true, 'data-gap': '' };
  if (element === 'li') return <li {...props} style={{ height }} />;
  const row = <tr {...props} style={{ height }} />;
  return element === 'tr' ? row : <tbody {...props}>{row}</tbody>;
}

/** An item's height once the browser has laid it out; to measure a new one at once would lay the page out twice. */
function measureAfterLayout(item: HTMLElement, entry: ResizeObserverEntry | undefined, list: List) {
  if (entry) return measureElement(item, entry, list);
  const index = list.indexFromElement(item);
  const { getItemKey, estimateSize } = list.options;
  return list.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
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

/** Keeps the item with the focus rendered, and the ones beside it, which Tab leads to, however far the page is scrolled. */
function withFocused(range: Range, { elementsCache }: List) {
  const places = defaultRangeExtractor(range);
  const focused = [...elementsCache.values()].find((item) => item.contains(document.activeElement));
  if (!focused) return places;
  const at = Number(focused.dataset['index']);
  const kept = [at - 1, at, at + 1].filter((place) => place >= 0 && place < range.count);
  return [...new Set([...places, ...kept])].sort((one, other) => one - other);
}
