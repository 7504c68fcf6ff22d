import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import { focusRow, hasFocus } from './focus';
import type { RowsProps } from './Rows';

/** The estimated row height before measuring, in px. */
const USUAL_HEIGHT = 40;
/** The height of the sticky header, in px. */
const HEAD = 28;

/** A virtualised table body (TanStack Virtual) with rows of any height. */
export default function LongRows({ count, renderRow, walkedTo = null, onView }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const takesFocus = useRef(false);
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
    estimateSize: () => USUAL_HEIGHT,
    rangeExtractor: (range) => withFocused(range, body.current),
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
        <Fragment key={index}>
          <Gap height={gaps[i]!} />
          {renderRow(index, { place: index, measure: rows.measureElement })}
        </Fragment>
      ))}
      <Gap height={HEAD + rows.getTotalSize() - (items.at(-1)?.end ?? HEAD)} />
    </tbody>
  );
}

/** A spacer for the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

/** Keeps the focused row rendered however far the list is scrolled. */
function withFocused(range: Range, body: HTMLElement | null) {
  const places = defaultRangeExtractor(range);
  const focused = hasFocus(body) ? document.activeElement?.closest('tr')?.dataset['index'] : undefined;
  if (focused === undefined || places.includes(Number(focused))) return places;
  return [...places, Number(focused)].sort((a, b) => a - b);
}
