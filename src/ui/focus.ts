import { hasTouch } from '../lib/overlay-history';

/** Focuses the field that a page begins with; not where a finger types, whose keyboard would cover the page. */
export function focusField(field: HTMLElement | null | undefined) {
  if (!hasTouch()) field?.focus({ preventScroll: true });
}

/** Moves the focus to the panel before a button in it unmounts, so that keyboard users keep their place. */
export function leaveFocusTo(panel: HTMLElement | null) {
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}

/** Whether the focus is inside the rows. */
export function hasFocus(rows: HTMLElement | null): boolean {
  return rows?.contains(document.activeElement) ?? false;
}

/** Focuses the link or button of a row, unless the focus is in the row already. */
export function focusRow(row: Element) {
  if (!row.contains(document.activeElement))
    row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
