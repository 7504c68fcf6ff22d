import { useEffect } from 'react';

/** Elements that use the Left and Right keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], dialog, [role=listbox], [popover], [aria-expanded=true]';

/** Steps with Left and Right wherever the focus is, the chart included, but in elements with a use of their own for them. */
export function useReplayKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      event.preventDefault();
      event.stopPropagation();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    };
    // Before the chart moves its crosshair.
    document.addEventListener('keydown', walk, { capture: true });
    return () => document.removeEventListener('keydown', walk, { capture: true });
  }, [step]);
}
