import { describe, expect, it } from 'vitest';
import type { ExplainedSignalFragment } from '../../src/graph/signal-history.generated';
import { signalsOnBars } from '../../src/member/technical/chart/chart-signals';
import { createEvidenceOverlay, evidenceIndicators } from '../../src/member/technical/chart/evidence-overlay';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import { voidPrice } from '../../src/market/plan/void-price';
import { brokenOut } from '../support/technical/technical-feed';

const candles = brokenOut('VNM');
const { time } = candles;
const dayAt = (index: number) => dayOfEpochSeconds(time[index]!);
const asIs = (price: number) => price;

function signal(
  kind: ExplainedSignalFragment['kind'],
  evidence: ExplainedSignalFragment['evidence'],
  index = 60,
): ExplainedSignalFragment {
  const day = dayAt(index);
  const purchase = { earliestBuy: '2026-08-26', earliestSale: '2026-08-28', entryPrice: null };
  return {
    kind,
    day,
    price: 20.9,
    voidBelow: 19.5,
    voidedOn: null,
    atr: null,
    highest: null,
    ...purchase,
    outcomes: [],
    evidence,
  };
}

const breakOut = signal('BREAK_OUT', {
  __typename: 'BreakOutEvidence',
  ...{ level: 20.1, peakDay: dayAt(59), volume: 2_000, usualVolume: 1_000 },
});
const divergence = signal(
  'DIVERGENCE',
  {
    __typename: 'DivergenceEvidence',
    first: { day: dayAt(30), low: 19.4, rsi: 25 },
    second: { day: dayAt(50), low: 19.1, rsi: 33 },
  },
  55,
);
const backTest = signal(
  'BACK_TEST',
  {
    __typename: 'BackTestEvidence',
    ...{ breakoutDay: dayAt(60), peakDay: dayAt(10), level: 20.1, zoneTop: 20.3 },
    ...{ low: 20.2, volume: 900, breakoutVolume: 2_000 },
  },
  66,
);
const trendUp = signal('TREND_UP', {
  __typename: 'TrendUpEvidence',
  ...{ average50: 20.4, average150: 19.9, average200: 19.2, monthAgo: 19, yearLow: 15, yearHigh: 21 },
});

describe('the signals on the bars', () => {
  it('have the time and the low of their bars', () => {
    const [found] = signalsOnBars([breakOut], candles);

    expect(found).toEqual({ ...breakOut, time: epochSecondsOf('2026-08-14'), low: 20 });
  });

  it('are left out where the bar is not loaded', () => {
    expect(signalsOnBars([{ ...breakOut, day: '2020-01-02' }], candles)).toEqual([]);
  });
});

describe('the overlay of the evidence', () => {
  it('of a breakout is the level from the bar that made it to ten bars after the signal, and the void level', () => {
    expect(createEvidenceOverlay(breakOut, time, asIs)).toMatchObject({
      from: time[59],
      to: time[69],
      onPrice: [{ from: { time: time[59], value: 20.1 }, to: { time: time[69], value: 20.1 } }],
      onRsi: [],
      zone: null,
      voidBelow: 19.5,
    });
  });

  it('is on the same bars after older ones were put before them', () => {
    const older = [time[0]! - 86_400, ...time];

    expect(createEvidenceOverlay(breakOut, older, asIs)).toEqual(createEvidenceOverlay(breakOut, time, asIs));
  });

  it('of a divergence is a line below the two lows and one below momentum', () => {
    expect(createEvidenceOverlay(divergence, time, asIs)).toMatchObject({
      from: time[30],
      onPrice: [{ from: { time: time[30], value: 19.4 }, to: { time: time[50], value: 19.1 } }],
      onRsi: [{ from: { time: time[30], value: 25 }, to: { time: time[50], value: 33 } }],
    });
  });

  it('of a back test is the broken level and the zone of half a range above it', () => {
    expect(createEvidenceOverlay(backTest, time, asIs)).toMatchObject({
      onPrice: [{ from: { time: time[10], value: 20.1 } }],
      zone: { from: { time: time[60], value: 20.1 }, to: { time: time[69], value: 20.3 } },
    });
  });

  it('of a trend is the three averages of that day, one above the other', () => {
    const overlay = createEvidenceOverlay(trendUp, time, asIs);

    expect(overlay?.onPrice.map(({ from }) => from)).toEqual(
      [20.4, 19.9, 19.2].map((value) => ({ time: time[60], value })),
    );
  });

  it('begins a level on the first bar where its own is not loaded, and leaves out a line of another slope', () => {
    const later = time.slice(40);

    expect(createEvidenceOverlay(backTest, later, asIs)).toMatchObject({
      from: time[40],
      onPrice: [{ from: { time: time[40], value: 20.1 }, to: { time: time[69], value: 20.1 } }],
    });
    expect(createEvidenceOverlay(divergence, later, asIs)).toMatchObject({
      from: time[50],
      onPrice: [],
      onRsi: [],
      voidBelow: 19.5,
    });
  });

  it('is none where the bar of the signal is not loaded', () => {
    expect(createEvidenceOverlay(breakOut, time.slice(0, 60), asIs)).toBeNull();
  });

  it('shows the pane and the averages that it refers to', () => {
    expect(evidenceIndicators.DIVERGENCE).toEqual(['rsi']);
    expect(evidenceIndicators.TREND_UP).toEqual(['sma50', 'sma150', 'sma200']);
  });

  it.each([
    [{ symbol: 'VNM', exchange: 'HOSE' }, 26.87, 26.9],
    [{ symbol: 'VNM', exchange: 'HOSE' }, 26.85, 26.85],
    [{ symbol: 'VNM', exchange: 'HOSE' }, 68.41, 68.5],
    [{ symbol: 'SHS', exchange: 'HNX' }, 17.41, 17.5],
    [{ symbol: 'VNM', exchange: null }, 26.871, 26.88],
    [{ symbol: 'VNINDEX', exchange: 'HOSE' }, 1784.911, 1784.92],
  ] as const)('is void below a price on a tick, no lower than the level: %o', (listing, level, price) => {
    expect(voidPrice(level, listing.symbol, listing.exchange)).toBe(price);
  });
});
