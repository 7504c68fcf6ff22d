import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { sma } from '../../src/market/indicators';
import { epochSecondsOf } from '../../src/market/day';
import { tradingDays } from '../../src/market/calendar';
import { barSeries, type BarSeries } from '../../src/member/technical/chart/bar-series';
import { PriceSteps } from '../../src/member/technical/PriceSteps';

beforeEach(() => setLanguage('en'));

const DAYS = tradingDays('2026-06-01', '2026-08-27').slice(-60);

/** Sixty days at 20 and 21 in turns, at twice that before a place. */
function seriesOf(
  places: readonly number[],
  source: Partial<Parameters<typeof barSeries>[0]> = {},
): BarSeries {
  const factor = (i: number) => 2 ** places.filter((place) => i < place).length;
  const close = DAYS.map((_, i) => (20 + (i % 2)) * factor(i));
  const candles = {
    ...{ time: DAYS.map(epochSecondsOf), open: close, high: close, low: close, close },
    volume: DAYS.map(() => 100),
  };
  const about = { symbol: 'FPT', resolution: 'DAY', exchange: 'HOSE', today: null } as const;
  return barSeries({ ...about, candles, hasOlder: false, leftOut: [], ...source }, ['sma20', 'sma50']);
}

describe('a chart whose prices step', () => {
  it.each<[string, Partial<Parameters<typeof barSeries>[0]>, string]>([
    ['HOSE', {}, 'The prices step on 20/08 by more than HOSE allows: probably not adjusted.'],
    [
      'unknown',
      { exchange: null },
      'The prices step on 20/08 by more than any exchange allows: probably not adjusted.',
    ],
    [
      'an index',
      { symbol: 'VNINDEX', exchange: null },
      'The index steps on 20/08 by more than a day can bring: its figures are probably not of one kind.',
    ],
  ])('says so in one line: %s', (_where, source, text) => {
    const { container } = render(<PriceSteps series={seriesOf([DAYS.indexOf('2026-08-20')], source)} />);
    expect(container.textContent).toBe(text);
  });

  it('names the last step, and how many there were before', () => {
    render(<PriceSteps series={seriesOf([20, DAYS.indexOf('2026-08-20')])} />);
    screen.getByText(
      /step on 20\/08 by more than HOSE allows: probably not adjusted\. 1 day before has such a step too\./,
    );
  });

  it('says nothing of prices that do not, nor of those as they were matched, nor of parts of days', () => {
    for (const series of [
      seriesOf([]),
      seriesOf([30], { isUnadjusted: true }),
      seriesOf([30], { resolution: 'MINUTE_60' }),
    ]) {
      expect(series.steps).toEqual([]);
      expect(render(<PriceSteps series={series} />).container.textContent).toBe('');
    }
  });

  it('draws no line across a step', () => {
    const { lines, candles } = seriesOf([30]);
    const { close } = candles;
    expect(lines[0]!.values).toEqual([...sma(close.slice(0, 30), 20), ...sma(close.slice(30), 20)]);
    expect(lines[1]!.values.every((value) => value === null)).toBe(true);
    expect(seriesOf([]).lines[1]!.values.at(-1)).toBeCloseTo(20.5, 10);
  });
});
