import { useCallback, useMemo, useState } from 'react';

/** Lists up to this many rows are rendered whole; longer ones are virtualised. */
export const MOST_WHOLE = 200;

/** Further data is requested per hundred rows, so that small scrolls request nothing. */
const BLOCK = 100;

const start = { from: 0, to: BLOCK };

/** The rows whose further data is to be loaded, all or of a long list those near the view, and the callback that reports the view. */
export function useRowsInView<Row>(rows: readonly Row[]) {
  const [{ from, to }, setView] = useState(start);
  const near = useMemo(() => (isLong(rows.length) ? rows.slice(from, to) : rows), [rows, from, to]);
  const onView = useCallback((first: number, last: number) => {
    const view = { from: blockOf(first), to: blockOf(last) + BLOCK };
    setView((before) => (before.from === view.from && before.to === view.to ? before : view));
  }, []);
  return { near, onView };
}

/** `aria-rowcount` of a table, header included; undefined when all rows are rendered. */
export function rowCount(count: number): number | undefined {
  return isLong(count) ? count + 1 : undefined;
}

export function isLong(count: number): boolean {
  return count > MOST_WHOLE;
}

function blockOf(index: number) {
  return index - (index % BLOCK);
}
