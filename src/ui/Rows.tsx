import { lazy, Suspense, useDeferredValue, useEffect, useRef, type ReactElement } from 'react';
import { focusRow, hasFocus } from './row-focus';
import { isLong, MOST_WHOLE } from './rows-in-view';

/** What a row of a long table puts on its `tr`: its place, and the way to tell its height. */
export type Placed = { place?: number; measure?: (row: HTMLTableRowElement | null) => void };

export type RowsProps = {
  count: number;
  /** Draws the row at a place of the list. */
  renderRow: (index: number, placed: Placed) => ReactElement;
  /** The row to bring into view whenever it is another one; the focus goes along where a row has it. */
  walkedTo?: number | null;
  /** Of a long list, told which rows are in view once they stand still. */
  onView?: (from: number, to: number) => void;
};

/** Most lists are short, and a page without a long one needs nothing of this. */
const LongRows = lazy(() => import('./LongRows'));

/**
 * The body of a table: all rows, of a long list those in view and a few beside them. The table names their number by
 * `rowCount`, and the element around it scrolls.
 */
export function Rows(props: RowsProps) {
  if (!isLong(props.count)) return <WholeRows {...props} />;
  return (
    <Suspense fallback={<WholeRows {...props} count={MOST_WHOLE / 4} />}>
      <LongRows {...props} />
    </Suspense>
  );
}

/** As many rows as a screen has room for; the others are drawn right after them. */
const FIRST = 16;

function WholeRows({ count, renderRow, walkedTo = null }: RowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = Math.min(count, useDeferredValue(count, Math.min(count, FIRST)));
  const place = walkedTo !== null && walkedTo < drawn ? walkedTo : null;

  useEffect(() => {
    const walked = place === null ? null : body.current?.children[place];
    walked?.scrollIntoView({ block: 'nearest' });
    if (walked && hasFocus(body.current)) focusRow(walked);
  }, [place]);

  return <tbody ref={body}>{Array.from({ length: drawn }, (_, index) => renderRow(index, {}))}</tbody>;
}
