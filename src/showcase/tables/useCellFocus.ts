import { useEffect, useRef } from 'react';
import type { Grid } from './grid';

/** Moves the focus to the active cell when an edit ends, which takes its text box away, or when another becomes active. */
export function useCellFocus({ at, draft }: Grid) {
  const body = useRef<HTMLTableSectionElement>(null);
  const cell = `${at.row} ${at.column} ${draft === null}`;
  const before = useRef(cell);

  useEffect(() => {
    if (before.current === cell) return;
    before.current = cell;
    const { activeElement } = document;
    const isOurs = activeElement === document.body || body.current?.contains(activeElement);
    if (isOurs) body.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }, [cell]);

  return body;
}
