import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useState } from 'react';
import { Gap } from './Gap';
import type { ItemsProps } from './item-props';
import { keepOffset, observeScroll, useTopOf, type PageList } from './page-list';
import { useIsPrinted } from './useIsPrinted';
import { measureAfterLayout, indicesUpTo, withFocused } from './virtual-list';
import './LongItems.css';

/** How many items are rendered beyond each end of the view. */
const BESIDE = 4;

/** The items of a virtualised list (TanStack Virtual) that scrolls with the page; of any height, which may change. All are printed. */
export function LongItems({ count, renderItem, keyOf, heightOf, element }: ItemsProps) {
  const [top, setTop] = useState(0);
  const isPrinted = useIsPrinted();
  const list: PageList<HTMLElement> = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize: heightOf,
    initialRect: { width: 0, height: window.innerHeight },
    measureElement: measureAfterLayout,
    observeElementOffset: observeScroll,
    scrollToFn: keepOffset,
    // Of the others those beside the focus, to which Tab leads.
    rangeExtractor: (range) =>
      isPrinted ? indicesUpTo(count) : withFocused(range, list, (at) => [at - 1, at + 1]),
    overscan: BESIDE,
    scrollMargin: top,
    useFlushSync: false,
  });

  useTopOf(list, setTop);
  const items = list.getVirtualItems();
  return (
    <>
      {items.map(({ index, key, start }, i) => (
        <Fragment key={key as string | number}>
          <Gap element={element} height={start - (items[i - 1]?.end ?? top)} />
          {renderItem(index, { index, count, measure: list.measureElement })}
        </Fragment>
      ))}
      <Gap element={element} height={top + list.getTotalSize() - (items.at(-1)?.end ?? top)} />
    </>
  );
}
