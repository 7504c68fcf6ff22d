import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceAlert } from '../../src/market/alerts';
import { candlesOf, type Candles } from '../../src/market/candles';
import { hasTradingBetween, missedIn, type BarLoads } from '../../src/market/catch-up';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';

/** Trades of a week: a price every five minutes of trading, in three to a bar of fifteen minutes. */
type Trade = { at: number; price: number };

const DAYS = ['2026-08-17', '2026-08-18', '2026-08-19', '2026-08-20', '2026-08-21'];
const MINUTES = [...range(9 * 60, 11 * 60 + 30), ...range(13 * 60, 14 * 60 + 45)];
const ms = (instant: string) => Date.parse(`${instant}+07:00`);
const iso = (instant: string) => new Date(ms(instant)).toISOString();
const EX_DATE = epochSecondsOf('2026-08-20');
const NOW = ms('2026-08-22T10:00:00');

function range(from: number, to: number) {
  return Array.from({ length: (to - from) / 5 }, (_, i) => from + i * 5);
}

const alert = (changes: Partial<PriceAlert> = {}): PriceAlert => ({
  ...{ id: 'a', kind: 'ABOVE', symbol: 'FPT', watchlistId: null, tradeId: null, price: 105, percent: null },
  ...{ armedAt: iso('2026-08-17T08:00:00'), firedAt: null, firedPrice: null, isSeen: false, dueAt: null },
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

const quarterOf = (at: number) => Math.floor(at / 900_000) * 900;
const dayOf = (at: number) => epochSecondsOf(dayOfEpochSeconds(at / 1_000 + 7 * 3600));

const feedOf = (trades: readonly Trade[], hasParts: boolean): BarLoads => ({
  days: async () => bars(trades, dayOf),
  async parts(_symbol, day) {
    const ofDay = trades.filter(({ at }) => dayOf(at) === epochSecondsOf(day));
    return hasParts ? { candles: bars(ofDay, quarterOf), minutes: 15 } : null;
  },
});

async function dated(
  alerts: readonly PriceAlert[],
  feed: BarLoads,
  since: number | null = null,
  until = NOW,
) {
  const found = await missedIn(alerts, { since, until }, feed);
  return found.map(({ id, firedAt, firedPrice }) => [id, firedAt, firedPrice]);
}

/** A calm week at 100, but for these prices. */
const week = (changes: Record<string, number> = {}): Trade[] =>
  DAYS.flatMap((day) =>
    MINUTES.map((minute) => {
      const at = ms(`${day}T00:00:00`) + minute * 60_000;
      const price = Object.entries(changes).find(([instant]) => ms(instant) === at)?.[1] ?? 100;
      return { at, price };
    }),
  );

describe('what happened while the app was closed', () => {
  it('is dated to the bar of the day in which the price passed, else to the close of its day', async () => {
    const trades = week({ '2026-08-19T10:20:00': 106 });
    expect(await dated([alert()], feedOf(trades, true))).toEqual([['a', iso('2026-08-19T10:15:00'), 105]]);
    expect(await dated([alert()], feedOf(trades, false))).toEqual([['a', iso('2026-08-19T15:00:00'), 105]]);
  });

  it('has the opening price where that passed the level at once', async () => {
    const trades = week({ '2026-08-19T09:00:00': 107 });
    expect(await dated([alert()], feedOf(trades, true))).toEqual([['a', iso('2026-08-19T09:00:00'), 107]]);
  });

  it('is nothing that had happened before the alert was armed, on its very day neither', async () => {
    const trades = week({ '2026-08-18T10:20:00': 106 });
    const late = alert({ armedAt: iso('2026-08-18T10:32:00') });
    expect(await dated([late], feedOf(trades, true))).toEqual([]);
    expect(await dated([late], feedOf(trades, false))).toEqual([]);
    expect(await dated([alert()], feedOf(trades, true), ms('2026-08-18T10:32:00'))).toEqual([]);
  });

  it('counts of the day of arming what its later bars show, and without these its close', async () => {
    const armed = { armedAt: iso('2026-08-18T10:32:00') };
    const later = week({ '2026-08-18T13:40:00': 106 });
    expect(await dated([alert(armed)], feedOf(later, true))).toEqual([
      ['a', iso('2026-08-18T13:30:00'), 105],
    ]);
    expect(await dated([alert(armed)], feedOf(later, false))).toEqual([]);
    const last = week({ '2026-08-18T14:40:00': 106 });
    expect(await dated([alert(armed)], feedOf(last, false))).toEqual([
      ['a', iso('2026-08-18T15:00:00'), 106],
    ]);
  });

  it('counts a change from the close before, and a fall for stops', async () => {
    const trades = week({ '2026-08-20T09:30:00': 96, '2026-08-20T13:00:00': 94 });
    const alerts = [
      alert({ id: 'falls', kind: 'CHANGE', price: null, percent: -5 }),
      alert({ id: 'rises', kind: 'CHANGE', price: null, percent: 5 }),
      alert({ id: 'stop', kind: 'STOP', price: 96 }),
    ];
    expect(await dated(alerts, feedOf(trades, true))).toEqual([
      ['falls', iso('2026-08-20T13:00:00'), 94],
      ['stop', iso('2026-08-20T09:30:00'), 96],
    ]);
  });

  it('is looked for in prices as they were matched, a change in adjusted ones: no ex-date fires either', async () => {
    // An ex-date on 20/08 took 10 % off: all was matched at 100 before, and at 90 from then on.
    const matched = week().map((trade) => ({ ...trade, price: dayOf(trade.at) < EX_DATE ? 100 : 90 }));
    const adjusted = week().map((trade) => ({ ...trade, price: 90 }));
    const feeds = { matched: feedOf(matched, true), adjusted: feedOf(adjusted, true) };
    const feed: BarLoads = {
      days: (symbol, since, prices) => feeds[prices].days(symbol, since, prices),
      parts: (symbol, day, prices) => feeds[prices].parts(symbol, day, prices),
    };
    const alerts = [
      alert({ id: 'level', kind: 'BELOW', price: 95 }),
      alert({ id: 'change', kind: 'CHANGE', price: null, percent: -5 }),
    ];
    expect(await dated(alerts, feed)).toEqual([['level', iso('2026-08-20T09:00:00'), 90]]);
  });

  it('loads nothing where nothing was traded, or everything has fired', async () => {
    const none: BarLoads = {
      days: () => Promise.reject(new Error('Not requested')),
      parts: () => Promise.reject(new Error('Not requested')),
    };
    const weekend = ms('2026-08-21T15:00:00');
    expect([hasTradingBetween(weekend, NOW), hasTradingBetween(weekend - 1, NOW)]).toEqual([false, true]);
    expect(await dated([alert()], none, weekend)).toEqual([]);
    expect(await dated([alert({ firedAt: iso('2026-08-18T10:00:00') })], none)).toEqual([]);
    await expect(dated([alert()], none)).rejects.toThrow('Not requested');
  });

  it('of any week is found wherever a bar tells it, never dated before its arming nor to a bar without it', async () => {
    const price = fc.integer({ min: 92, max: 108 });
    const prices = fc.array(price, {
      minLength: DAYS.length * MINUTES.length,
      maxLength: DAYS.length * MINUTES.length,
    });
    const level = fc.record({ isAbove: fc.boolean(), price });
    const armed = fc.integer({ min: ms('2026-08-17T06:00:00'), max: ms('2026-08-21T16:00:00') });
    await fc.assert(
      fc.asyncProperty(
        prices,
        level,
        armed,
        fc.boolean(),
        async (walk, { isAbove, price: at }, since, hasParts) => {
          const trades = week().map((trade, i) => ({ ...trade, price: walk[i]! }));
          const watched = alert({
            kind: isAbove ? 'ABOVE' : 'BELOW',
            price: at,
            armedAt: new Date(since).toISOString(),
          });
          const isHit = (trade: Trade) => (isAbove ? trade.price >= at : trade.price <= at);
          const [[, firedAt = null] = []] = await dated([watched], feedOf(trades, hasParts));

          const length = hasParts ? 900_000 : 0;
          const beginOf = (time: number) =>
            hasParts ? quarterOf(time) * 1_000 : ms(`${dayOfEpochSeconds(dayOf(time))}T09:00:00`);
          const endOf = (time: number) =>
            hasParts ? beginOf(time) + length : ms(`${dayOfEpochSeconds(dayOf(time))}T15:00:00`);
          const seen = trades.filter((trade) => {
            if (!isHit(trade) || endOf(trade.at) <= since) return false;
            const isLast = !trades.some(
              ({ at: time }) => time > trade.at && beginOf(time) === beginOf(trade.at),
            );
            return beginOf(trade.at) >= since || isLast;
          });
          const first = seen[0];
          const expected =
            first === undefined
              ? null
              : hasParts && beginOf(first.at) >= since
                ? beginOf(first.at)
                : endOf(first.at);
          expect(firedAt).toBe(expected === null ? null : new Date(expected).toISOString());
        },
      ),
      { seed: 2026, numRuns: 1_000 },
    );
  }, 60_000);
});
