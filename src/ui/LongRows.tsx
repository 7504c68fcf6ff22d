import { useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { DrawnRows } from './DrawnRows';
import { USUAL_HEIGHT } from './Gap';
import type { RowsProps } from './row-props';
import { useIsPrinted } from './useIsPrinted';
import { measureAfterLayout, indicesUpTo, withFocused } from './virtual-list';

/** The part of the window that a long list usually fills, for the first render. */
const USUAL_PART = 0.75;
/** The height of the sticky header, in px. */
const HEAD = 28;

/** A virtualised table body (TanStack Virtual) with rows of any height, which the table's parent scrolls; all are printed. */
export function LongRows(props: RowsProps) {
  const { count, walkedTo = null, tabStop = null } = props;
  const isPrinted = useIsPrinted();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows: Virtualizer<HTMLElement, HTMLTableRowElement> = useVirtualizer<
    HTMLElement,
    HTMLTableRowElement
  >({
    count,
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => USUAL_HEIGHT,
    initialRect: { width: 0, height: window.innerHeight * USUAL_PART },
    measureElement: measureAfterLayout,
    observeElementRect: observeAfterLayout,
    // The focus may be about to move to the row that is walked to.
    rangeExtractor: (range) =>
      isPrinted ? indicesUpTo(count) : withFocused(range, rows, () => [walkedTo], tabStop),
    overscan: 12,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    useFlushSync: false,
  });
  return (
    <DrawnRows
      {...props}
      body={body}
      rows={rows}
      start={HEAD}
      onWalk={(index) => rows.scrollToIndex(index)}
    />
  );
}

/** Reports what a scrolling box shows once the browser has laid it out, for the same reason. */
function observeAfterLayout(
  { scrollElement }: Virtualizer<HTMLElement, HTMLTableRowElement>,
  onRect: (rect: Rect) => void,
) {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(() =>
    onRect({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}
