import { asList, asRecord } from '../../lib/json';
import { sliceBars } from '../../market/candles';
import { aggregateBars } from '../../market/periods';
import { nullIfUnsupported } from '../../rest/errors';
import { readBars, UNKNOWN_SYMBOL } from '../readers/bars';
import { readSymbol } from '../readers/instrument';
import type { Resolution, Resolvers } from '../resolvers.types';

const RESOLUTIONS = {
  MINUTE_1: '1',
  MINUTE_5: '5',
  MINUTE_15: '15',
  MINUTE_60: '60',
  DAY: 'D',
  WEEK: 'W',
  MONTH: 'M',
} as const satisfies Record<Resolution, string>;

/** Served by every feed, made of its days where it has nothing longer. */
const ALWAYS: readonly Resolution[] = ['DAY', 'WEEK', 'MONTH'];

// Feeds read `to` as a 32-bit number; this is its last second.
const FAR = 2 ** 31 - 1;

/** Feeds send at most so many bars, whatever the request's `countback`. */
export const MAX_BARS = 1000;

export const candle: Resolvers = {
  Query: {
    resolutions: async (_root, _args, { feed }) => {
      const config = asRecord(await feed('config').catch(nullIfUnsupported));
      const offered = asList(config?.['supported_resolutions']) ?? [];
      return (Object.keys(RESOLUTIONS) as Resolution[]).filter(
        (resolution) => ALWAYS.includes(resolution) || offered.includes(RESOLUTIONS[resolution]),
      );
    },
    candles: async (_root, { symbol, resolution, countback, before, unadjusted }, { feed, today }) => {
      const ticker = readSymbol(symbol);
      const to = before ?? FAR;
      const load = async (requested: string) =>
        readBars(
          await feed(
            historyPath({
              symbol: requested,
              resolution: RESOLUTIONS[resolution],
              countback,
              to,
              unadjusted,
            }),
          ),
          { length: ALWAYS.includes(resolution) ? 'days' : 'minutes', today: today?.() },
        );
      const history = ticker === null ? UNKNOWN_SYMBOL : await load(ticker);
      const { availability, candles: received, sent, leftOut } = history;

      // Some feeds send days for every resolution.
      const isLonger = resolution === 'WEEK' || resolution === 'MONTH';
      const candles = isLonger ? aggregateBars(received, resolution) : received;
      // Some feeds include the bar at `to`, and some ignore `countback`.
      const end = candles.time.filter((time) => time < to).length;
      const hasOlder = end > 0 && sent >= Math.min(countback, MAX_BARS);
      // Aggregated days may begin in the middle of a period; the request for older bars brings it whole.
      const isCut = hasOlder && end > 1 && candles.time.length < received.time.length;
      const start = Math.max(isCut ? 1 : 0, end - countback);
      return {
        symbol: ticker ?? symbol,
        availability: availability === 'READY' && end === 0 ? 'NO_DATA' : availability,
        ...sliceBars(candles, start, end),
        hasOlder,
        leftOut: leftOut.filter(({ time }) => time < to),
      };
    },
  },
};

type HistoryQuery = {
  symbol: string;
  resolution: string;
  countback: number;
  to?: number;
  unadjusted?: boolean | null | undefined;
};

/** The path of a symbol's bars. UDF has no parameter for unadjusted prices; `adjustment=none` is requested of feeds that offer it. */
export function historyPath({ symbol, resolution, countback, to = FAR, unadjusted }: HistoryQuery) {
  const range = { symbol, resolution, from: '0', to: String(to), countback: String(countback) };
  const query = unadjusted ? { ...range, adjustment: 'none' } : range;
  return `history?${new URLSearchParams(query).toString()}`;
}
