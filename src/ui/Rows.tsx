import { Suspense, useDeferredValue, useEffect, useRef, type ReactElement } from 'react';
import { once } from '../lib/once';
import { focusRow, hasFocus } from './focus';
import { Gap, USUAL_HEIGHT } from './Gap';
import { lazyOnce } from './lazy-once';
import { isLong, MOST_WHOLE } from './rows-in-view';

/** The props of a row's `tr`: its index and the measuring ref. */
export type Placed = {
  place?: number | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** The attributes of a row's `tr`: what measures it, and its number in the whole table, whose head is row 1. */
export function rowProps({ place, measure }: Placed) {
  return { ref: measure, 'data-index': place, 'aria-rowindex': place === undefined ? undefined : place + 2 };
}

export type RowsProps = {
  count: number;
  /** Renders the row at an index. */
  renderRow: (index: number, placed: Placed) => ReactElement;
  /** What a row is, wherever it stands; without it a row is its index. */
  keyOf?: (index: number) => string | number;
  /** The row to scroll into view when it changes; the focus follows if a row has it. */
  walkedTo?: number | null;
  /** Called with the rows in view of a long list once scrolling has stopped. */
  onView?: (from: number, to: number) => void;
};

/** Loads what renders a long list; only pages with one do. */
export const loadLongRows = once(() => import('./LongRows'));

const LongRows = lazyOnce(loadLongRows);

/**
 * A table body with all rows; of a long list only those in view and a few beside them. The table states their number
 * by `rowCount`, and its parent scrolls.
 */
export function Rows(props: RowsProps) {
  if (!isLong(props.count)) return <WholeRows {...props} />;
  return (
    <Suspense fallback={<WholeRows {...props} count={MOST_WHOLE / 4} />}>
      <LongRows {...props} />
    </Suspense>
  );
}

/** The rows of the first render, about a screenful; the others follow in a deferred render. */
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

  return (
    <tbody ref={body}>
      {Array.from({ length: drawn }, (_, index) => renderRow(index, {}))}
      <Gap height={(count - drawn) * USUAL_HEIGHT} />
    </tbody>
  );
}
