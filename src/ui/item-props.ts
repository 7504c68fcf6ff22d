import type { ReactElement } from 'react';

/** Lists of up to this many items are rendered whole. An item costs more than a row of a table. */
const MOST_WHOLE = 50;

/** One that grows while it is shown stays whole up to this many: to leave items out is to render all of them again. */
export const MOST_GROWN = 2 * MOST_WHOLE;

/** Whether a list has so many items that those beside the view are left out. */
export function hasManyItems(count: number): boolean {
  return count > MOST_WHOLE;
}

/** What an item of a long list passes on to its element: its index, the number of all, the measuring ref. */
export type VirtualItemProps = {
  index?: number | undefined;
  count?: number | undefined;
  measure?: ((element: HTMLElement | null) => void) | undefined;
};

/** The attributes of an item's element: what measures it, and its position among all items. */
export function itemProps({ index, count, measure }: VirtualItemProps) {
  return {
    ref: measure,
    'data-index': index,
    'aria-posinset': index === undefined ? undefined : index + 1,
    'aria-setsize': count,
  };
}

export type ItemsProps = {
  count: number;
  /** Whether only the items near the view are rendered. */
  isLong: boolean;
  /** Renders the item at an index. */
  renderItem: (index: number, virtual: VirtualItemProps) => ReactElement;
  /** What an item is, wherever it stands. */
  keyOf: (index: number) => string | number;
  /** The height of an item before it is measured, in px. */
  heightOf: (index: number) => number;
  /** The element that an item is. */
  element: 'li' | 'tr' | 'tbody';
};
