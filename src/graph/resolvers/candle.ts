import { gathered } from '../../market/periods';
import { readBars } from '../readers/bars';
import { readSymbol } from '../readers/symbol';
import type { Resolution, Resolvers } from '../resolvers.types';

const RESOLUTIONS = { DAY: 'D', WEEK: 'W', MONTH: 'M' } as const satisfies Record<Resolution, string>;

// Feeds read `to` as a 32-bit number; this is its last second.
const FAR = 2 ** 31 - 1;

/** Feeds cut an answer at this many bars, whatever is asked. */
export const MOST_BARS = 1000;

export const candle: Resolvers = {
  Query: {
    candles: async (_root, { symbol, resolution, countback, before }, { feed }) => {
      const asked = readSymbol(symbol);
      const to = before ?? FAR;
      const {
        availability,
        candles: read,
        sent,
      } = asked === null
        ? readBars({ s: 'error', errmsg: 'unknown_symbol' })
        : readBars(
            await feed(historyPath({ symbol: asked, resolution: RESOLUTIONS[resolution], countback, to })),
          );

      // Some feeds answer days, whatever is asked.
      const candles = resolution === 'DAY' ? read : gathered(read, resolution);
      // Some feeds count `to` in, and some ignore `countback`.
      const end = candles.time.filter((time) => time < to).length;
      const hasOlder = end > 0 && sent >= Math.min(countback, MOST_BARS);
      // Gathered days may begin in the middle of a period; the portion before this one brings it whole.
      const isCut = hasOlder && end > 1 && candles.time.length < read.time.length;
      const start = Math.max(isCut ? 1 : 0, end - countback);
      const newest = <Column extends readonly number[]>(column: Column) => column.slice(start, end);
      return {
        symbol: asked ?? symbol,
        availability: availability === 'READY' && end === 0 ? 'NO_DATA' : availability,
        time: newest(candles.time),
        open: newest(candles.open),
        high: newest(candles.high),
        low: newest(candles.low),
        close: newest(candles.close),
        volume: newest(candles.volume),
        hasOlder,
      };
    },
  },
};

type History = { symbol: string; resolution: string; countback: number; to?: number };

export function historyPath({ symbol, resolution, countback, to = FAR }: History) {
  const asked = { symbol, resolution, from: '0', to: String(to), countback: String(countback) };
  return `history?${new URLSearchParams(asked).toString()}`;
}
