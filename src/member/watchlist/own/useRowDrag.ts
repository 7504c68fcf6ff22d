import { useEffect, useEffectEvent } from 'react';
import { runAfter } from '../../../lib/schedule';

/** How far a pointer moves before it drags, in px: less is a press. */
const SLACK = 5;

/** Receives a symbol, the one before which it was dropped, null below all rows, and that of the last row. */
type Drop = (symbol: string, before: string | null, last: string) => void;

/**
 * Drags rows by their handles: a line shows where the row would stand, and the rows beside it scroll into view. `onDrop`
 * receives where it was dropped, among the rows that are rendered; Escape ends it without that.
 */
export function useRowDrag(onDrop: Drop) {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const begin = (event: PointerEvent) => {
      const handle = event.target instanceof Element && event.target.closest<HTMLElement>('[data-handle]');
      if (handle && event.button === 0) drag(handle, event.clientY, (...dropped) => drop(...dropped));
    };
    document.addEventListener('pointerdown', begin);
    return () => document.removeEventListener('pointerdown', begin);
  }, []);
}

function drag(handle: HTMLElement, from: number, onDrop: Drop) {
  const rows = [...(handle.closest('tbody')?.querySelectorAll<HTMLElement>('tr[data-symbol]') ?? [])];
  const symbol = handle.dataset['handle']!;
  const ends = new AbortController();
  let index: number | null = null;

  const end = () => {
    ends.abort();
    for (const row of rows) delete row.dataset['drop'];
    // The press that ends a drag opens no menu; where no press follows, the next one does.
    if (index === null) return;
    const release = new AbortController();
    handle.addEventListener('click', stopped, { capture: true, once: true, signal: release.signal });
    runAfter(0, () => release.abort());
  };
  const move = ({ clientY, pointerId }: PointerEvent) => {
    if (index === null && Math.abs(clientY - from) < SLACK) return;
    if (index === null) handle.setPointerCapture(pointerId);
    index = indexAt(rows, clientY);
    for (const row of rows) delete row.dataset['drop'];
    const shown = rows[index] ?? rows.at(-1)!;
    shown.dataset['drop'] = index < rows.length ? 'above' : 'below';
    rows[clientY < from ? index - 1 : index]?.scrollIntoView?.({ block: 'nearest' });
  };
  const release = () => {
    const dropped = index;
    end();
    const before = dropped === null ? symbol : (rows[dropped]?.dataset['symbol'] ?? null);
    if (before !== symbol) onDrop(symbol, before, rows.at(-1)!.dataset['symbol']!);
  };

  const { signal } = ends;
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', release, { signal });
  handle.addEventListener('pointercancel', end, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

function stopped(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The number of rows above a height of the window, each counted from its middle. */
function indexAt(rows: readonly HTMLElement[], y: number): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below === -1 ? rows.length : below;
}
