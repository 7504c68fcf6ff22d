/**
 * How a browser caches a call of the feed, whose answers are the same for everybody: descriptions for as long as the server says,
 * prices and events for a validator alone (`ETag`), since an old one must never pass for a new one.
 */
export function cacheModeOf(path: string): RequestCache {
  return /^(?:config|symbols|symbol_info|search)\b/.test(path) ? 'default' : 'no-cache';
}
