import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long a cell flashes, as `--t-flash` says. */
const FLASH_MS = 300;
/** How far apart two flashes of a cell begin at least: nothing may flash more than three times a second (WCAG 2.3.1). */
const MIN_INTERVAL_MS = 1_000 / 3;

/**
 * Returns the ref of a cell that flashes when its figure changes: for 300 ms it has `data-flash`, `up` or `down`, at most three
 * times a second. `key` identifies the instrument: neither its change nor the first known figure flashes.
 */
export function useFlash<Cell extends HTMLElement>(
  key: string,
  value: number | null,
): RefObject<Cell | null> {
  const cell = useRef<Cell>(null);
  const seen = useRef({ key, value, flashedAt: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    const element = cell.current;
    const before = seen.current;
    seen.current = { ...before, key, value };
    if (!element) return;
    if (before.key !== key) delete element.dataset['flash'];
    else if (before.value !== null && value !== null && before.value !== value) {
      const now = performance.now();
      // While it still flashes, as its timer is late, another one would not be seen.
      if (now - before.flashedAt < MIN_INTERVAL_MS || element.dataset['flash'] !== undefined) return;
      seen.current.flashedAt = now;
      flash(element, value < before.value ? 'down' : 'up');
    }
  }, [key, value]);
  return cell;
}

/** The cells that begin to flash in this task. */
let begun: HTMLElement[] = [];

// Not a prop, and one timer for all: hundreds of cells would render once more as they end.
function flash(cell: HTMLElement, direction: 'up' | 'down') {
  cell.dataset['flash'] = direction;
  if (begun.push(cell) > 1) return;
  const together = begun;
  queueMicrotask(() => (begun = []));
  setTimeout(() => together.forEach(({ dataset }) => delete dataset['flash']), FLASH_MS);
}
