import type { ReactElement } from 'react';

/** The props of a row's `tr`: its index and the measuring ref. */
export type VirtualRowProps = {
  index?: number | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
};

/** The attributes of a row's `tr`: what measures it, and its number in the whole table, whose head is row 1. */
export function rowProps({ index, measure }: VirtualRowProps) {
  return { ref: measure, 'data-index': index, 'aria-rowindex': index === undefined ? undefined : index + 2 };
}

export type RowsProps = {
  count: number;
  /** Renders the row at an index. */
  renderRow: (index: number, virtual: VirtualRowProps) => ReactElement;
  /** What a row is, wherever it stands; without it a row is its index. */
  keyOf?: (index: number) => string | number;
  /** The row to scroll into view when it changes; the focus follows if a row has it. */
  walkedTo?: number | null;
  /** The row that Tab leads to, which a long list renders wherever it is scrolled to. */
  tabStop?: number | null;
  /** Whether only the rows in view are rendered though there are fewer than of a long list. */
  isLong?: boolean;
  /** Whether the rows of a long list scroll with the page on a phone; otherwise the table's parent scrolls. */
  isOfPage?: boolean;
  /** Called with the rows in view of a long list once scrolling has stopped. */
  onView?: (from: number, to: number) => void;
};
