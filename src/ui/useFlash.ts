import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long a cell flashes, in ms: `--t-flash`. */
const LASTS = 300;
/** How far apart two flashes of a cell begin at least, in ms: nothing may flash more than three times a second (WCAG 2.3.1). */
const APART = 1_000 / 3;

/**
 * Returns the ref of a cell that flashes when its figure changes: for 300 ms it has `data-flash`, `up` or `down`, at most three
 * times a second. `key` identifies the instrument: neither its change nor the first known figure flashes.
 */
export function useFlash<Cell extends HTMLElement>(
  key: string,
  value: number | null,
): RefObject<Cell | null> {
  const cell = useRef<Cell>(null);
  const seen = useRef({ key, value, at: Number.NEGATIVE_INFINITY });
  useLayoutEffect(() => {
    const before = seen.current;
    const element = cell.current;
    seen.current = { ...before, key, value };
    if (!element || before.key !== key) delete element?.dataset['flash'];
    else if (before.value !== null && value !== null && before.value !== value) {
      const now = performance.now();
      if (now - before.at < APART) return;
      seen.current.at = now;
      flash(element, value < before.value ? 'down' : 'up');
    }
  }, [key, value]);
  return cell;
}

/** The cells that flash, each with when that is over, in the order in which they are over. */
const over = new Map<HTMLElement, number>();

// Not a prop: hundreds of cells would render once more as their flashes end.
function flash(cell: HTMLElement, way: 'up' | 'down') {
  cell.dataset['flash'] = way;
  if (over.size === 0) setTimeout(endFlashes, LASTS);
  over.delete(cell);
  over.set(cell, performance.now() + LASTS);
}

function endFlashes() {
  for (const [cell, at] of over) {
    const left = at - performance.now();
    if (left > 0) return void setTimeout(endFlashes, left);
    over.delete(cell);
    delete cell.dataset['flash'];
  }
}
