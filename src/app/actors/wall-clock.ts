import { runAfter } from '../../lib/schedule';
import { timeOfDay } from './theme-settings';

/**
 * Calls the listener with the local time of day in milliseconds, at once and until unsubscribed. A visible page reads the
 * clock every full second, since neither a machine that slept nor a clock that was set fires an event. A hidden page has
 * no timer: it reads the clock when it is shown again, before its first frame, and so does any page that gets the focus
 * or returns from the back-forward cache.
 */
export function watchWallClock(listener: (timeOfDay: number) => void): () => void {
  let cancel = () => {};
  const read = () => {
    cancel();
    const now = new Date();
    if (document.visibilityState !== 'hidden') cancel = runAfter(1_000 - now.getMilliseconds(), read);
    listener(timeOfDay(now));
  };

  read();
  document.addEventListener('visibilitychange', read);
  window.addEventListener('focus', read);
  window.addEventListener('pageshow', read);
  return () => {
    cancel();
    document.removeEventListener('visibilitychange', read);
    window.removeEventListener('focus', read);
    window.removeEventListener('pageshow', read);
  };
}
