/** The address of a symbol's technical page. */
export function technicalPath(symbol: string): string {
  return `/technical/${encodeURIComponent(symbol)}`;
}
