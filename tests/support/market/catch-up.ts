import type { PriceAlert } from '../../../src/market/alerts';
import { candlesOf, type Candles } from '../../../src/market/candles';
import { missedIn, type BarLoads, type MissedSearch } from '../../../src/market/catch-up';
import { dayOfEpochSeconds, epochSecondsOf } from '../../../src/market/day';
import { alert as anAlert } from './alerts';

/** Trades of a week: a price every five minutes of trading, in three to a bar of fifteen minutes. */
export type Trade = { at: number; price: number };

export const DAYS = ['2026-08-17', '2026-08-18', '2026-08-19', '2026-08-20', '2026-08-21'];
export const MINUTES = [...range(9 * 60, 11 * 60 + 30), ...range(13 * 60, 14 * 60 + 45)];
export const ms = (instant: string) => Date.parse(`${instant}+07:00`);
export const iso = (instant: string) => new Date(ms(instant)).toISOString();
export const NOW = ms('2026-08-22T10:00:00');

function range(from: number, to: number) {
  return Array.from({ length: (to - from) / 5 }, (_, i) => from + i * 5);
}

export const alert = (changes: Partial<PriceAlert> = {}): PriceAlert => ({
  ...anAlert({ price: 105, armedAt: iso('2026-08-17T08:00:00') }),
  ...{ kind: 'ABOVE', symbol: 'FPT', dueAt: null },
  ...changes,
});

/** Bars of these trades, each of all trades with one key. */
function bars(trades: readonly Trade[], keyOf: (at: number) => number): Candles {
  const keys = [...new Set(trades.map(({ at }) => keyOf(at)))];
  return candlesOf(
    keys.map((time) => {
      const prices = trades.filter(({ at }) => keyOf(at) === time).map(({ price }) => price);
      const [high, low] = [Math.max(...prices), Math.min(...prices)];
      return { time, open: prices[0]!, high, low, close: prices.at(-1)!, volume: 100 };
    }),
  );
}

export const quarterOf = (at: number) => Math.floor(at / 900_000) * 900;
export const dayOf = (at: number) => epochSecondsOf(dayOfEpochSeconds(at / 1_000 + 7 * 3600));

export const feedOf = (trades: readonly Trade[], hasParts: boolean): BarLoads => ({
  days: async () => bars(trades, dayOf),
  async parts(_symbol, day) {
    const ofDay = trades.filter(({ at }) => dayOf(at) === epochSecondsOf(day));
    return hasParts ? { candles: bars(ofDay, quarterOf), minutes: 15 } : null;
  },
  exDays: async () => new Set(),
});

/** A search for what these alerts missed since an instant, or since the first of each symbol was armed. */
export function searchOf(alerts: readonly PriceAlert[], since: number | null, until: number): MissedSearch {
  const first = (symbol: string) =>
    Math.min(...alerts.filter((each) => each.symbol === symbol).map(({ armedAt }) => Date.parse(armedAt)));
  const symbols = [...new Set(alerts.map(({ symbol }) => symbol))];
  return { since: Object.fromEntries(symbols.map((symbol) => [symbol, since ?? first(symbol)])), until };
}

export async function dated(
  alerts: readonly PriceAlert[],
  feed: BarLoads,
  since: number | null = null,
  until = NOW,
) {
  const { fired } = await missedIn(alerts, searchOf(alerts, since, until), { load: feed, quotes: new Map() });
  return fired.map(({ id, firedAt, firedPrice }) => [id, firedAt, firedPrice]);
}

/** A calm week at 100, but for these prices. */
export const week = (changes: Record<string, number> = {}): Trade[] =>
  DAYS.flatMap((day) =>
    MINUTES.map((minute) => {
      const at = ms(`${day}T00:00:00`) + minute * 60_000;
      const price = Object.entries(changes).find(([instant]) => ms(instant) === at)?.[1] ?? 100;
      return { at, price };
    }),
  );
