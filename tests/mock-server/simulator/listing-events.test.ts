import { describe, expect, it } from 'vitest';
import type { Halt } from '../../../mock-server/listing/halts';
import { listingOf, universe } from '../../../mock-server/listing/universe';
import { simulateBars } from '../../../mock-server/simulator/daily-bars';
import { createMarketFactors } from '../../../mock-server/simulator/market-factors';
import { createDividends } from '../../../mock-server/simulator/dividends';
import { listingEventsOf } from '../../../mock-server/simulator/listing-events';
import { limitsAt } from '../../../mock-server/simulator/reference-price';
import { isTradingDay } from '../../../src/market/calendar';
import { roundToTick } from '../../../src/market/tick';
import { simulateEveryBar } from '../../support/mock-server/simulator/kept-bars';

simulateEveryBar();

const SEED = 33;
const factors = createMarketFactors(SEED, '2026-08-27');
const SHS = listingOf('SHS')!;

/** The bars of a listing with a halt of so many trading days from a position on, starting 40 trading days before it. */
function halted(symbol: string, from: number, tradingDays: number, facts: Partial<Halt> = {}) {
  const halt = { from: factors.days[from]!, until: factors.days[from + tradingDays]!, ...facts };
  const listing = { ...listingOf(symbol)!, halt };
  const bars = simulateBars(SEED, listing, factors, from - 40, from + tradingDays + 40);
  return { listing, bars, at: 40, end: 40 + tradingDays };
}

describe('the events of a listing', () => {
  it('start and end on trading days', () => {
    const days = universe.flatMap(({ listedOn, halt }) => [listedOn, halt?.from, halt?.until]);
    const known = days.filter((day) => day !== undefined);

    expect(known.length).toBeGreaterThan(6);
    expect(known.filter((day) => !isTradingDay(day))).toEqual([]);
  });

  it('are positions of trading days, none for a market that ends before them', () => {
    const { debut, isHalted, isOpening, hasWideBand } = listingEventsOf(listingOf('HPX')!, factors);
    const on = (day: string) => factors.indexOf(day);

    expect(debut).toBe(0);
    expect(['2023-09-15', '2023-09-18', '2024-03-19', '2024-03-20'].map(on).map(isHalted)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(['2024-03-19', '2024-03-20', '2024-03-21'].map(on).map(isOpening)).toEqual([false, true, false]);
    expect(hasWideBand(on('2024-03-20'))).toBe(true);
    const early = listingEventsOf(listingOf('VPL')!, createMarketFactors(SEED, '2025-05-12'));
    expect([early.debut, early.isOpening(10), early.hasWideBand(10)]).toEqual([Infinity, false, false]);
  });
});

describe('a halt', () => {
  it('has no match, and keeps price and reference', () => {
    const { bars, at, end } = halted('SHS', 900, 30);

    expect([...bars.volume.slice(at, end)].filter((volume) => volume > 0)).toEqual([]);
    expect(new Set(bars.close.slice(at - 1, end)).size).toBe(1);
    expect(new Set(bars.reference.slice(at, end + 1)).size).toBe(1);
    expect([bars.volume[at - 1]! > 0, bars.volume[end]! > 0]).toEqual([true, true]);
  });

  it('ends in the wide band after 25 trading days, or on another exchange, else in the usual one', () => {
    const percent = (tradingDays: number, facts?: Partial<Halt>) => {
      const { listing, bars, end } = halted('SHS', 900, tradingDays, facts);
      const { ceiling, reference } = limitsAt(listing, bars, bars.from + end);
      return Math.round((ceiling / reference - 1) * 20) * 5;
    };

    expect([percent(24), percent(25), percent(5, { hasMoved: true })]).toEqual([10, 30, 30]);
    expect(SHS.exchange).toBe('HNX');
  });

  it('does not change other trading days, once the price is back at its target', () => {
    const { bars } = halted('SHS', 900, 5);
    const free = simulateBars(SEED, SHS, factors, bars.from, bars.to);

    expect(bars.close.slice(0, 40)).toEqual(free.close.slice(0, 40));
    expect(bars.close.slice(-20)).toEqual(free.close.slice(-20));
  });

  it('lowers the price by a dividend during the halt', () => {
    const payer = universe.find((listing) => {
      const { at } = createDividends(SEED, listing);
      return factors.days.some((_, i) => i > 800 && i < 1200 && at(i) !== null);
    })!;
    const { at: dividendAt } = createDividends(SEED, payer);
    const exDate = factors.days.findIndex((_, i) => i > 800 && dividendAt(i) !== null);
    const { bars, at } = halted(payer.symbol, exDate - 3, 10);
    const after = bars.close[at + 2]! * bars.exFactor[at + 3]!;

    expect(bars.exFactor[at + 3]).toBeLessThan(1);
    expect(bars.close[at + 3]).toBe(roundToTick(after, payer.exchange, payer.kind, 'nearest'));
    expect(bars.reference[at + 3]).toBe(bars.close[at + 3]);
    expect(bars.reference[at + 4]).toBe(bars.close[at + 3]);
  });
});

describe('a first trading day', () => {
  it('starts from the offer price and closes within its wide band, more often up than down', () => {
    const moves = Array.from({ length: 40 }, (_, seed) => {
      const factors = createMarketFactors(seed, '2025-12-31');
      return universe
        .filter(({ listedOn }) => listedOn)
        .map((listing) => {
          const i = factors.indexOf(listing.listedOn!);
          const bars = simulateBars(seed, listing, factors, i, i);
          const { reference, ceiling, floor } = limitsAt(listing, bars, i);
          const isWithin = bars.low[0]! >= floor && bars.high[0]! <= ceiling;
          return { move: bars.close[0]! / reference - 1, isWithin, isEarly: bars.opening[0] !== 1 };
        });
    }).flat();

    expect(moves.filter(({ isWithin, isEarly }) => !isWithin || isEarly)).toEqual([]);
    expect(moves.filter(({ move }) => move > 0.07).length / moves.length).toBeGreaterThan(0.2);
    expect(moves.filter(({ move }) => move > 0).length / moves.length).toBeGreaterThan(0.5);
    expect(moves.some(({ move }) => move < 0)).toBe(true);
  });
});
