import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { DrawnRows } from './DrawnRows';
import { keepOffset, observeScroll, useTopOf, type PageList } from './page-list';
import type { RowsProps } from './row-props';
import { useIsPrinted } from './useIsPrinted';
import { measureAfterLayout, indicesUpTo, withFocused } from './virtual-list';
import './LongItems.css';

/** The estimated height of a row before it is measured, in px: that of a row of one line on a phone. */
const USUAL_HEIGHT = 44;

/** What lies over the upper and the lower end of a phone's page, in px. */
const OVER = { start: 60, end: 112 };

/** A virtualised table body (TanStack Virtual) with rows of any height, which the page scrolls; all are printed. */
export function LongPageRows(props: RowsProps) {
  const { count, walkedTo = null, tabStop = null } = props;
  const isPrinted = useIsPrinted();
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const rows: PageList<HTMLTableRowElement> = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => USUAL_HEIGHT,
    initialRect: { width: 0, height: window.innerHeight },
    measureElement: measureAfterLayout,
    observeElementOffset: observeScroll,
    scrollToFn: keepOffset,
    // The focus may be about to move to the row that is walked to.
    rangeExtractor: (range) =>
      isPrinted ? indicesUpTo(count) : withFocused(range, rows, () => [walkedTo], tabStop),
    overscan: 12,
    scrollMargin: top,
    scrollPaddingStart: OVER.start,
    scrollPaddingEnd: OVER.end,
    useFlushSync: false,
  });
  useTopOf(rows, setTop);

  const onWalk = (index: number) => {
    const [offset] = rows.getOffsetForIndex(index, 'auto') ?? [];
    if (offset !== undefined) window.scrollTo({ top: offset });
  };
  return <DrawnRows {...props} body={body} rows={rows} start={top} onWalk={onWalk} />;
}
