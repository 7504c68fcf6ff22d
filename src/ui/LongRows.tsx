import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useEffect, useRef } from 'react';
import { focusRow, hasFocus } from './row-focus';
import type { RowsProps } from './Rows';

/** Until a row tells its height, in px. */
const USUAL_HEIGHT = 40;
/** The head stays above the rows. */
const HEAD = 28;

/** The rows in view of a long list, drawn by TanStack Virtual: rows of any height, and room kept for all others. */
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

/** Room for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

/** A row that has the focus stays, however far the others are scrolled. */
function withFocused(range: Range, body: HTMLElement | null) {
  const places = defaultRangeExtractor(range);
  const focused = body?.querySelector<HTMLElement>('tr:focus-within')?.dataset['index'];
  if (focused === undefined || places.includes(Number(focused))) return places;
  return [...places, Number(focused)].sort((a, b) => a - b);
}
