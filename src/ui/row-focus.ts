/** Whether the focus is inside the rows. */
export function hasFocus(rows: HTMLElement | null): boolean {
  return rows?.contains(document.activeElement) ?? false;
}

/** Focuses the link or button of a row. */
export function focusRow(row: Element) {
  row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
