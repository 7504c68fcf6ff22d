/** Whether the focus is somewhere in the rows. */
export function hasFocus(rows: HTMLElement | null): boolean {
  return rows?.contains(document.activeElement) ?? false;
}

/** Puts the focus on what a row opens. */
export function focusRow(row: Element) {
  row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
