import { describe, expect, inject, it } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { SignalHistoryDocument } from '../../src/graph/signal-history.generated';
import { barsUntil, sliceBars, type Candles } from '../../src/market/candles';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf, type Day } from '../../src/market/day';
import { studySignals } from '../../src/market/studies/studies';
import { barSeries } from '../../src/member/technical/chart/bar-series';
import { overlays, panes } from '../../src/member/technical/chart/indicators';
import { executeQuery } from '../support/graph/execute-query';

/** The market on an evening of the demo's clock. */
const marketOn = (day: Day) => createMarket({ now: () => new Date(`${day}T16:00:00+07:00`) });

const TODAY = '2026-08-27';
const now = marketOn(TODAY);

const isFull = inject('isFull');
const symbols = universe
  .filter((_, i) => i % 5 === 0)
  .map(({ symbol }) => symbol)
  .filter((_, i) => isFull || i % 12 === 0);
/** The whole market: the studies and lines of a symbol take no request. */
const everySymbol = universe.map(({ symbol }) => symbol).filter((_, i) => isFull || i % 60 === 0);
const days = tradingDays('2026-01-02', TODAY)
  .slice(-101, -1)
  .filter((_, i) => isFull || i % 33 === 0);

/** What the product computes until a day from a feed that has these bars and sends at most 1,000 of them. */
async function explain(candles: Candles, symbol: string, until: Day) {
  const { data, errors } = await executeQuery(
    SignalHistoryDocument,
    {
      'GET /udf/history': ({ url }) => {
        const query = new URL(url, 'https://nhip.example').searchParams;
        const before = barsUntil(candles, Number(query.get('to')) - 1);
        const bars = sliceBars(before, -Math.min(Number(query.get('countback')), 1_000));
        const { time: t, open: o, high: h, low: l, close: c, volume: v } = bars;
        return { json: t.length === 0 ? { s: 'no_data' } : { s: 'ok', t, o, h, l, c, v } };
      },
    },
    { symbol, until },
  );
  expect(errors).toEqual([]);
  return data?.['signalHistory'];
}

/** What later ex-dates took off the prices of a feed that adjusts them: 1 for none. */
function adjustmentOf(replayed: Candles, original: Candles) {
  const highest = original.high.indexOf(Math.max(...original.high));
  return replayed.high[highest]! / original.high[highest]!;
}

describe.each(days)('the replay of %s', (day) => {
  const then = marketOn(day);
  const until = epochSecondsOf(day);

  it('is what the product showed that evening: its bars, lines, signals, plans and results', async () => {
    let same = 0;
    for (const symbol of symbols) {
      // The feed has five years of bars: a later evening's begin later.
      const all = now.candles(symbol)!;
      const original = barsFrom(then.candles(symbol)!, all.time[0]!);
      const replayed = barsUntil(all, until);

      const adjustment = adjustmentOf(replayed, original);
      expect([symbol, replayed.time, replayed.volume]).toEqual([symbol, original.time, original.volume]);
      const differences = original.close.map((close, i) => close * adjustment - replayed.close[i]!);
      // To the cent, in which both are rounded.
      expect([symbol, differences.filter((each) => Math.abs(each) > 0.03)]).toEqual([symbol, []]);
      if (adjustment !== 1) continue;
      same += 1;
      expect(replayed).toEqual(original);
      expect(await explain(all, symbol, day)).toEqual(await explain(original, symbol, day));
    }
    expect(same).toBeGreaterThan(symbols.length / 2);
  });

  it('has no line and no signal that the bars after it change', () => {
    for (const symbol of everySymbol) {
      const candles = now.candles(symbol)!;
      const replayed = barsUntil(candles, until);
      const count = replayed.time.length;
      const linesOf = (of: Candles) => {
        const bars = {
          symbol,
          exchange: null,
          today: null,
          resolution: 'DAY',
          hasOlder: false,
          leftOut: [],
        } as const;
        return barSeries({ ...bars, candles: of }, [...overlays, ...panes]).lines;
      };
      expect(linesOf(replayed).map(({ values }) => values)).toEqual(
        linesOf(candles).map(({ values }) => values.slice(0, count)),
      );
      expect(studySignals(replayed)).toEqual(studySignals(candles).filter(({ index }) => index < count));
    }
  });
});

function barsFrom(candles: Candles, first: number): Candles {
  return sliceBars(
    candles,
    candles.time.findIndex((time) => time >= first),
  );
}
