import { after } from '../../lib/after';
import { timeOfDay } from './theme-settings';

/**
 * Tells the local time of day, in milliseconds, at once and until stopped. A page that can be seen looks at the clock
 * every full second, since neither a slept-through night nor a clock that was set tells anybody. A hidden page has no
 * timer at all: it looks when it is shown again, before its first frame, and so is any page when it gets the focus or
 * comes back from the history.
 */
export function watchWallClock(tell: (timeOfDay: number) => void): () => void {
  let cancel = () => {};
  const look = () => {
    cancel();
    const now = new Date();
    if (document.visibilityState !== 'hidden') cancel = after(1_000 - now.getMilliseconds(), look);
    tell(timeOfDay(now));
  };

  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', look);
  };
}
