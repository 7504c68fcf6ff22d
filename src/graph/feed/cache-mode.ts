/**
 * How a browser caches a call of the feed, whose answers are the same for everybody: what describes the feed for as long as its
 * server says, bars for a validator alone (`ETag`), since old ones must never pass for new ones. What names the symbols that a
 * person holds or follows is not kept; undefined leaves that to the client.
 */
export function cacheModeOf(path: string): RequestCache | undefined {
  if (/^(?:config|symbols|symbol_info)\b/.test(path)) return 'default';
  return path.startsWith('history') ? 'no-cache' : undefined;
}
