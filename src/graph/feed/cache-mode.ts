/**
 * How a browser caches a call of the feed, whose answers are the same for everybody: as its server says; bars and events for a
 * validator alone (`ETag`), since what a browser deems fresh by itself may lack the newest of them. Any other mode would have it
 * ask another origin for permission before every call.
 */
export function cacheModeOf(path: string): RequestCache {
  return /^(?:history|timescale_marks)\b/.test(path) ? 'no-cache' : 'default';
}
