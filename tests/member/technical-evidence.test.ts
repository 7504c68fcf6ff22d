import { describe, expect, it } from 'vitest';
import { comparedWith } from '../../src/member/technical/chart/compare';
import { sketchOf, spokenOf } from '../../src/member/technical/chart/evidence-overlay';
import { chartSeries } from '../../src/member/technical/chart/bar-series';
import {
  closedBars,
  kindNamed,
  signalsOf,
  type DatedSignal,
} from '../../src/member/technical/chart/chart-signals';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import type { Evidence } from '../../src/market/studies/signal';
import { voidPrice } from '../../src/market/void-price';
import { brokenOut, threeBars } from '../support/technical/technical-feed';

const candles = brokenOut('VNM');
const { time } = candles;
const asIs = (price: number) => price;
const signal = (evidence: Evidence, index = 60): DatedSignal => ({
  kind: evidence.kind,
  index,
  time: time[index]!,
  day: dayOfEpochSeconds(time[index]!),
  low: candles.low[index]!,
  price: 20.9,
  voidBelow: 19.5,
  evidence,
});

describe('the signals on the bars', () => {
  it('are what the studies find, each on its day', () => {
    expect(signalsOf(closedBars(candles, '2026-08-27')).map(({ kind, day }) => [kind, day])).toEqual([
      ['buy_break_out', '2026-08-14'],
    ]);
  });

  it('are none of a bar whose session is not over', () => {
    expect(signalsOf(closedBars(candles, '2026-08-13'))).toEqual([]);
    expect(signalsOf(closedBars(candles, '2026-08-14'))).toHaveLength(1);
  });

  it('go with the candle that made them', () => {
    const close = candles.close.with(60, 20.4);
    expect(signalsOf({ ...candles, close })).toEqual([]);
  });

  it('are named by the server’s words and no others', () => {
    expect(['buy_break_out', 'buy_anything', 'toString'].map(kindNamed)).toEqual([
      'buy_break_out',
      null,
      null,
    ]);
  });
});

describe('the evidence of a signal', () => {
  it('of a break out is the level from the bar that made it to ten bars after the signal, and where it is void', () => {
    const [found] = signalsOf(closedBars(candles, '2026-08-27'));
    const sketch = sketchOf(found!, time, asIs);

    expect(sketch).toMatchObject({
      from: time[59],
      to: time[69],
      onPrice: [{ from: { time: time[59], value: 20.1 }, to: { time: time[69], value: 20.1 } }],
      onRsi: [],
      zone: null,
      voidBelow: found!.voidBelow,
    });
  });

  it('stands on the same bars once older ones were put before them', () => {
    const [found] = signalsOf(candles);

    expect(sketchOf(found!, [1, 2, 3, ...time], asIs)).toEqual(sketchOf(found!, time, asIs));
  });

  it('of a divergence is a line under the two lows and one under momentum', () => {
    const first = { index: 30, low: 19.4, rsi: 25 };
    const second = { index: 50, low: 19.1, rsi: 33 };

    expect(sketchOf(signal({ kind: 'buy_divergence', first, second }, 55), time, asIs)).toMatchObject({
      from: time[30],
      onPrice: [{ from: { time: time[30], value: 19.4 }, to: { time: time[50], value: 19.1 } }],
      onRsi: [{ from: { time: time[30], value: 25 }, to: { time: time[50], value: 33 } }],
    });
  });

  it('of a back test is the broken level and the zone of half a range above it', () => {
    const evidence = { kind: 'buy_back_test', breakout: 60, peak: 10, level: 20.1, range: 0.4 } as const;

    expect(sketchOf(signal(evidence, 66), time, asIs)).toMatchObject({
      onPrice: [{ from: { time: time[10], value: 20.1 } }],
      zone: { from: { time: time[60], value: 20.1 }, to: { time: time[69], value: 20.3 } },
    });
  });

  it('of a trend is where the three averages stood that day, one above the other', () => {
    const averages = { 50: 20.4, 150: 19.9, 200: 19.2 };
    const evidence = { kind: 'buy_trend_up', averages, monthAgo: 19, yearLow: 15, yearHigh: 21 } as const;

    const { onPrice } = sketchOf(signal(evidence), time, asIs);

    expect(onPrice.map(({ from }) => from)).toEqual(
      [20.4, 19.9, 19.2].map((value) => ({ time: time[60], value })),
    );
  });

  it('has the pane and the averages that it speaks of', () => {
    expect(spokenOf('buy_divergence')).toEqual(['rsi']);
    expect(spokenOf('buy_trend_up')).toEqual(['sma50', 'sma150', 'sma200']);
  });

  it.each([
    [{ symbol: 'VNM', exchange: 'HOSE' }, 26.87, 26.9],
    [{ symbol: 'VNM', exchange: 'HOSE' }, 26.85, 26.85],
    [{ symbol: 'VNM', exchange: 'HOSE' }, 68.41, 68.5],
    [{ symbol: 'SHS', exchange: 'HNX' }, 17.41, 17.5],
    [{ symbol: 'VNM', exchange: null }, 26.871, 26.88],
    [{ symbol: 'VNINDEX', exchange: 'HOSE' }, 1784.911, 1784.92],
  ] as const)(
    'is void below a price that can be traded, no lower than the level: %o',
    (listing, level, price) => {
      expect(voidPrice(level, listing.symbol, listing.exchange)).toBe(price);
    },
  );
});

describe('the index beside a symbol', () => {
  const series = chartSeries(
    {
      symbol: 'VNM',
      resolution: 'DAY',
      exchange: 'HOSE',
      today: null,
      candles: threeBars('VNM'),
      hasOlder: false,
    },
    [],
  );
  const index = { ...threeBars('VNINDEX'), close: [1_000, 1_050, 1_100] };

  it('begins at the symbol’s close and moves as the index does', () => {
    const compared = comparedWith(series, index, '6M');

    expect(compared?.since).toBe(epochSecondsOf('2026-08-25'));
    expect(compared?.line).toEqual([20, 21, expect.closeTo(22)]);
    expect(compared?.indexChange).toEqual([0, expect.closeTo(5), expect.closeTo(10)]);
    expect(compared?.symbolChange).toEqual([0, expect.closeTo(7), expect.closeTo(5)]);
  });

  it('begins at the first bar that both have, and leaves out a day that it lacks', () => {
    const [, ...later] = index.time;
    const compared = comparedWith(series, { ...index, time: later, close: [1_050, 1_100] }, '6M');

    expect(compared?.since).toBe(epochSecondsOf('2026-08-26'));
    expect(compared?.line).toEqual([null, 21.4, expect.closeTo((21.4 * 1_100) / 1_050)]);
  });

  it('is not drawn on the bars before the span', () => {
    const [, ...later] = index.time;
    const spring = epochSecondsOf('2026-02-02');
    const time = [spring, ...later];
    const compared = comparedWith(
      { ...series, candles: { ...series.candles, time } },
      { ...index, time },
      '6M',
    );

    expect(compared?.since).toBe(later[0]);
    expect(compared?.line).toEqual([null, 21.4, expect.closeTo((21.4 * 1_100) / 1_050)]);
    expect(compared?.indexChange[0]).toBeNull();
  });

  it('is none where they share no day', () => {
    expect(
      comparedWith(series, { ...index, time: index.time.map((bar) => bar - 86_400 * 30) }, '6M'),
    ).toBeNull();
  });
});
