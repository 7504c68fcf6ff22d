import { describe, expect, it } from 'vitest';
import {
  type IndexCode,
  indexCodes,
  indexSummary,
  stockQuotes,
} from '../../../mock-server/simulator/simulator';
import { marketOf } from '../../support/mock-server/market-of';

const { market } = marketOf();

const newest = market.days().slice(-60);
const line = (code: IndexCode) => newest.map((day) => ({ day, ...indexSummary(market, code, day) }));

describe('the indices', () => {
  it.each([
    ['VNINDEX', 1000, 2500],
    ['HNXINDEX', 180, 400],
    ['UPCOMINDEX', 80, 150],
  ] as const)('hold %s between %i and %i', (code, low, high) => {
    const values = market.candles(code)!.close.slice(-400);

    expect(values.filter((value) => value < low || value > high)).toEqual([]);
  });

  it('have the same values on the chart and on the board, VN-Index below VN30', () => {
    const [main, large] = (['VNINDEX', 'VN30'] as const).map((code) => line(code).map(({ value }) => value));

    expect(market.candles('VNINDEX')!.close.slice(-60)).toEqual(main);
    expect(market.candles('VN30')!.close.slice(-60)).toEqual(large);
    expect(main!.filter((value, i) => value >= large![i]!)).toEqual([]);
  });

  it('have a realistic turnover, 15,000 to 30,000 billion on HOSE on a usual day', () => {
    const turnovers = market
      .days()
      .slice(1)
      .map((day) => market.turnover(day))
      .sort((a, b) => a - b);
    const median = turnovers[Math.floor(turnovers.length / 2)]!;

    expect(median).toBeGreaterThan(15_000);
    expect(median).toBeLessThan(30_000);
    expect(turnovers[0]).toBeGreaterThan(5_000);
    expect(turnovers.at(-1)).toBeLessThan(60_000);
  });

  it('count every stock of their exchange that matched once', () => {
    const day = market.lastDay();
    const matched = stockQuotes(market, day).map(({ listing }) => listing);
    const counts = indexCodes.map((code) => {
      const { ceiling, advancers, unchanged, decliners, floor } = indexSummary(market, code, day);
      return ceiling + advancers + unchanged + decliners + floor;
    });
    const on = (exchange: string) => matched.filter((listing) => listing.exchange === exchange).length;

    expect(counts).toEqual([on('HOSE'), 30, on('HNX'), on('UPCOM')]);
    expect(counts[0]).toBe(147);
    expect(counts[3]).toBeLessThan(55);
  });

  it('change by the difference of their last two values', () => {
    const [yesterday, today] = line('VNINDEX').slice(-2);

    expect(today!.change).toBeCloseTo(today!.value - yesterday!.value, 6);
    expect(today!.changePercent).toBeCloseTo((today!.change / yesterday!.value) * 100, 2);
  });
});
