import { describe, expect, it } from 'vitest';
import { createReports } from '../../../mock-server/reports/reports';
import { universe } from '../../../mock-server/listing/universe';
import type { Bars } from '../../../mock-server/simulator/bars';
import { simulateBars } from '../../../mock-server/simulator/daily-bars';
import { createMarketFactors } from '../../../mock-server/simulator/market-factors';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { NOW } from '../../support/mock-server/backend';
import { simulatedDays, simulateEveryBar } from '../../support/mock-server/simulator/kept-bars';
import { seeds } from '../../support/mock-server/checklist';

simulateEveryBar();

const COLUMNS = [
  ...(['reference', 'open', 'high', 'low', 'close', 'volume'] as const),
  ...(['wideBand', 'opening', 'exFactor', 'payoutFactor'] as const),
];

describe.each(seeds)('the bars of seed %i', (seed) => {
  const factors = createMarketFactors(seed, '2026-08-27');
  const newest = factors.days.length - 1;

  it('are the same in a short range as in the whole history, for every symbol', () => {
    const differs = universe.flatMap((listing) => {
      const whole = simulateBars(seed, listing, factors, 0, newest);
      return [200, 871, 1500, newest - 19].flatMap((from) => {
        const some: Bars = simulateBars(seed, listing, factors, from, from + 19);
        const isSame = COLUMNS.every((column) =>
          some[column].every((value, at) => value === whole[column][from + at]),
        );
        return isSame ? [] : [`${listing.symbol} from ${from}`];
      });
    });

    expect(differs).toEqual([]);
  });

  it('are the same in a market that ends later', () => {
    const earlier = createMarketFactors(seed, '2025-12-31');
    const end = earlier.days.length - 1;

    for (const listing of universe.filter((_, i) => i % 10 === 0)) {
      const [then, now] = [earlier, factors].map((each) => simulateBars(seed, listing, each, end - 40, end));
      expect(now).toEqual(then);
    }
  });
});

describe('the cost of reading', () => {
  it('is a few months of each symbol for the board, the pulse and the flows', () => {
    const market = createMarket({ now: () => NOW });
    const reports = createReports(market);
    simulatedDays.length = 0;

    reports.pulse();
    for (const day of market.days().slice(-60)) reports.tradingDay(day);

    expect(simulatedDays).not.toEqual([]);
    expect(simulatedDays.length).toBeLessThanOrEqual(universe.length);
    expect(Math.max(...simulatedDays)).toBeLessThanOrEqual(90);
  });

  it('is a year and a half of each stock for the signals, and five years of one symbol for its chart', () => {
    const market = createMarket({ now: () => NOW });
    const reports = createReports(market);
    simulatedDays.length = 0;

    reports.signals();
    expect(Math.max(...simulatedDays)).toBeLessThanOrEqual(360);

    market.candles('HPG');
    expect(simulatedDays.filter((count) => count > 360)).toHaveLength(1);
  });
});
