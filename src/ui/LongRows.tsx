import { useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import { focusRow, hasFocus } from './focus';
import { Gap, USUAL_HEIGHT } from './Gap';
import type { RowsProps } from './row-props';
import { measureAfterLayout, withFocused } from './virtual-list';

/** The part of the window that a long list usually fills, for the first render. */
const USUAL_PART = 0.75;
/** The height of the sticky header, in px. */
const HEAD = 28;

/** A virtualised table body (TanStack Virtual) with rows of any height. */
export function LongRows({ count, renderRow, keyOf = (index) => index, walkedTo = null, onView }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const takesFocus = useRef(false);
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
    rangeExtractor: (range) => withFocused(range, rows, () => [walkedTo]),
    overscan: 12,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    useFlushSync: false,
  });
  const items = rows.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};

  useEffect(() => {
    if (!rows.isScrolling) onView?.(startIndex, endIndex);
  }, [onView, rows.isScrolling, startIndex, endIndex]);

  useEffect(() => {
    if (walkedTo === null) return;
    rows.scrollToIndex(walkedTo);
    takesFocus.current = hasFocus(body.current);
  }, [rows, walkedTo]);

  const walked = items.some(({ index }) => index === walkedTo) ? walkedTo : null;
  useEffect(() => {
    if (walked === null || !takesFocus.current) return;
    takesFocus.current = false;
    const row = body.current?.querySelector(`:scope > [data-index="${walked}"]`);
    if (row) focusRow(row);
  }, [walked]);

  const gaps = items.map(({ start }, i) => start - (items[i - 1]?.end ?? HEAD));
  return (
    <tbody ref={body}>
      {items.map(({ index }, i) => (
        <Fragment key={keyOf(index)}>
          <Gap height={gaps[i]!} />
          {renderRow(index, { place: index, measure: rows.measureElement })}
        </Fragment>
      ))}
      <Gap height={HEAD + rows.getTotalSize() - (items.at(-1)?.end ?? HEAD)} />
    </tbody>
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
