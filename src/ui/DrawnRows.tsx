import type { Virtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { focusRow, hasFocus } from './focus';
import { Gap } from './Gap';
import type { RowsProps } from './row-props';

type Props<Box extends Element | Window> = RowsProps & {
  body: RefObject<HTMLTableSectionElement | null>;
  rows: Virtualizer<Box, HTMLTableRowElement>;
  /** Where the first row begins in what scrolls, in px. */
  start: number;
  /** Scrolls a row into view that is walked to. */
  onWalk: (index: number) => void;
};

/** A table body with the rows that a virtualizer draws, and room for the others; a focus in it follows the row that is walked to. */
export function DrawnRows<Box extends Element | Window>(props: Props<Box>) {
  const { body, rows, start, renderRow, keyOf = (index) => index, walkedTo = null, onView } = props;
  const takesFocus = useRef(false);
  const items = rows.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};

  useEffect(() => {
    if (!rows.isScrolling) onView?.(startIndex, endIndex);
  }, [onView, rows.isScrolling, startIndex, endIndex]);

  const walk = useEffectEvent(props.onWalk);
  useEffect(() => {
    if (walkedTo === null) return;
    walk(walkedTo);
    takesFocus.current = hasFocus(body.current);
  }, [body, walkedTo]);

  const walked = items.some(({ index }) => index === walkedTo) ? walkedTo : null;
  useEffect(() => {
    if (walked === null || !takesFocus.current) return;
    takesFocus.current = false;
    const row = body.current?.querySelector(`:scope > [data-index="${walked}"]`);
    if (row) focusRow(row);
  }, [body, walked]);

  const gaps = items.map(({ start: top }, i) => top - (items[i - 1]?.end ?? start));
  return (
    <tbody ref={body}>
      {items.map(({ index }, i) => (
        <Fragment key={keyOf(index)}>
          <Gap height={gaps[i]!} />
          {renderRow(index, { index, measure: rows.measureElement })}
        </Fragment>
      ))}
      <Gap height={start + rows.getTotalSize() - (items.at(-1)?.end ?? start)} />
    </tbody>
  );
}
