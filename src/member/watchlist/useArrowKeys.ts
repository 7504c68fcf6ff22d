import { useEffect } from 'react';
import { useWatchlistActor } from '../shared/WatchlistContext';

/** Elements that use the Up and Down keys themselves. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], dialog, [role=listbox], [popover], [aria-expanded=true]';

/** Moves the watchlist's selection with Up and Down, unless the focused element uses the arrow keys itself. */
export function useArrowKeys() {
  const actor = useWatchlistActor();

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (!actor.getSnapshot().matches('viewing')) return;
      event.preventDefault();
      actor.send({ type: event.key === 'ArrowDown' ? 'next' : 'previous', isRepeated: event.repeat });
    };
    const rest = () => actor.send({ type: 'key released' });
    document.addEventListener('keydown', walk);
    document.addEventListener('keyup', rest);
    return () => {
      document.removeEventListener('keydown', walk);
      document.removeEventListener('keyup', rest);
    };
  }, [actor]);
}
