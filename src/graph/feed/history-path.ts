import type { Resolution } from '../resolvers.types';

/** The codes of resolutions that most feeds know. */
export const RESOLUTIONS = {
  MINUTE_1: '1',
  MINUTE_5: '5',
  MINUTE_15: '15',
  MINUTE_60: '60',
  DAY: 'D',
  WEEK: 'W',
  MONTH: 'M',
} as const satisfies Record<Resolution, string>;

// Feeds read `to` as a 32-bit number; this is its last second.
const FAR = 2 ** 31 - 1;

/** The newest `countback` bars of a symbol that begin before a second. */
export type BarsQuery = {
  symbol: string;
  resolution: Resolution;
  countback: number;
  /** Unix seconds; without it the newest of all. */
  before?: number | null | undefined;
  /** Prices as they were matched, of feeds that have them. */
  unadjusted?: boolean | null | undefined;
};

/** The path of a symbol's bars. UDF has no parameter for unadjusted prices; `adjustment=none` is requested of feeds that offer it. */
export function historyPath({ symbol, resolution, countback, before, unadjusted }: BarsQuery) {
  const to = String(before ?? FAR);
  const range = { symbol, resolution: RESOLUTIONS[resolution], from: '0', to, countback: String(countback) };
  const query = unadjusted ? { ...range, adjustment: 'none' } : range;
  return `history?${new URLSearchParams(query).toString()}`;
}
