import { describe, expect, it, onTestFinished } from 'vitest';
import { createCandleChart } from '../../src/member/technical/chart/create-chart';
import { barSeries } from '../../src/member/technical/chart/bar-series';
import type { EvidenceOverlay } from '../../src/member/technical/chart/evidence-overlay';
import { library } from '../support/technical/fake-library';
import { brokenOut } from '../support/technical/technical-feed';

const bars = brokenOut('VNM');
const [first] = bars.time;

/** The series with this number of older bars before it. */
function seriesOf(older = 0, indicators: Parameters<typeof barSeries>[1] = []) {
  const before = Array.from({ length: older }, (_, i) => first! - (older - i) * 86_400);
  const column = <Value>(values: readonly Value[]) => [...before.map(() => values[0]!), ...values];
  const candles = {
    time: [...before, ...bars.time],
    open: column(bars.open),
    high: column(bars.high),
    low: column(bars.low),
    close: column(bars.close),
    volume: column(bars.volume),
  };
  const about = {
    symbol: 'VNM',
    resolution: 'DAY',
    exchange: 'HOSE',
    today: null,
    hasOlder: true,
    leftOut: [],
  } as const;
  return barSeries({ ...about, candles }, indicators);
}

function overlayOf(signalKey: string, to: number): EvidenceOverlay {
  return { signalKey, from: first!, to, onPrice: [], onRsi: [], zone: null, voidBelow: 19 };
}

function monthBefore(seconds: number) {
  const day = new Date(seconds * 1000);
  return day.setUTCMonth(day.getUTCMonth() - 1) / 1000;
}

function open() {
  const chart = createCandleChart(document.createElement('div'));
  // Else it follows the theme of the tests after it, which share the page.
  onTestFinished(() => chart.destroy());
  chart.setRange('1M');
  chart.show(seriesOf());
  const away = { from: 60, to: 69 };
  const panAway = () => {
    library.view = away;
    library.moves = 0;
  };
  return { chart, panAway };
}

it('momentum has guides at 30 and 70, MACD at 0, and a chart without either none', () => {
  const { chart } = open();
  const without = [...library.guides];

  chart.show(seriesOf(0, ['rsi', 'macd']));

  expect([without, library.guides]).toEqual([[], [30, 70, 0]]);
});

it.each([
  ['MINUTE_5', 'in front of which is room for half of its label'],
  ['DAY', 'at the edge'],
] as const)('bars of %s begin with the first of the range, %s', (...[resolution]) => {
  const container = document.createElement('div');
  Object.defineProperty(container, 'clientWidth', { value: 720 });
  const chart = createCandleChart(container);
  onTestFinished(() => chart.destroy());
  chart.setRange('1M');
  const series = { ...seriesOf(), resolution };
  chart.show(series);

  const { from, to } = library.view!;
  const first = series.candles.time.findIndex((time) => time >= monthBefore(series.candles.time.at(-1)!));
  const room = ((first - 0.5 - from) / (to - first)) * 720;
  expect(room).toBeCloseTo(resolution === 'DAY' ? 0 : 18);
});

it('daily bars leave room for the days until what is bought next can be sold', () => {
  open();
  expect(library.view!.to - (bars.time.length - 1)).toBeGreaterThanOrEqual(5);
});

it('a chart that is destroyed lets what was drawn on it go, in whatever order they leave the page', () => {
  const { chart } = open();
  const detach = chart.surface.attach({});
  const line = chart.surface.addLine('chart-1', 'VN-Index');
  chart.surface.setFormat({ write: String, title: 'VNM' });

  chart.destroy();

  expect(() => {
    detach();
    line.remove();
    chart.surface.setFormat(null);
  }).not.toThrow();
});

describe('the evidence on the chart', () => {
  it('is scrolled to once, and not again when its line has grown', () => {
    const { chart, panAway } = open();
    panAway();
    chart.setEvidence(overlayOf('BREAK_OUT 2026-08-14', bars.time.at(-2)!));
    const scrolled = library.moves;

    panAway();
    chart.setEvidence(overlayOf('BREAK_OUT 2026-08-14', bars.time.at(-1)!));

    expect([scrolled, library.moves]).toEqual([1, 0]);
  });

  it('is scrolled to again after it was closed, and for another signal', () => {
    const { chart, panAway } = open();
    const overlay = overlayOf('BREAK_OUT 2026-08-14', bars.time.at(-1)!);
    const moves = [overlay, null, overlay, overlayOf('TREND_UP 2026-08-14', overlay.to)].map((next) => {
      panAway();
      chart.setEvidence(next);
      return library.moves;
    });

    expect(moves).toEqual([1, 0, 1, 1]);
  });
});

describe('the bar under the crosshair', () => {
  it('stays the one that the keyboard has chosen when older bars are added before it', () => {
    const { chart } = open();
    chart.moveCrosshair(first!);

    library.crosshair = null;
    chart.show(seriesOf(30));
    // The library reports the bar that has moved under the crosshair.
    library.onCrosshair?.({ time: first! - 86_400 });

    expect([chart.hovered(), library.crosshair]).toEqual([first, first]);
  });

  it('follows the pointer from its next move on', () => {
    const { chart } = open();
    chart.moveCrosshair(first!);

    library.onCrosshair?.({ time: bars.time[9]!, sourceEvent: {} });
    const hovered = chart.hovered();
    library.onCrosshair?.({});

    expect([hovered, chart.hovered()]).toEqual([bars.time[9], null]);
  });

  it('is reset when another symbol is shown', () => {
    const { chart } = open();
    chart.moveCrosshair(first!);

    chart.show({ ...seriesOf(), symbol: 'FPT' });

    expect(chart.hovered()).toBeNull();
  });
});
