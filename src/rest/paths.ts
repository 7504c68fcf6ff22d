/** The trading days of net buying that the whale page shows at most. */
export const WHALE_DAYS = 60;

/** The API's loads that a page may prefetch: the route table names them, the resolvers request them. */
export const apiPaths = {
  signals: 'api/tplus_signals',
  watchlists: 'api/watchlists',
  marketPulse: 'api/market_pulse',
  bots: 'api/bots',
  whale: `api/whale?days=${WHALE_DAYS}`,
} as const;

/** Those of the chart feed. */
export const feedPaths = { listing: 'symbol_info' } as const;

export type PrefetchName = keyof typeof apiPaths | keyof typeof feedPaths;

/** The net buying of one stock on the newest trading days. */
export function stockFlowPath(symbol: string, days: number): string {
  return `api/whale?days=${days}&symbol=${encodeURIComponent(symbol)}`;
}

/** An address below another, with one slash between them. */
export function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
