import { describe, expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { addTradingDays } from '../../../src/market/calendar';
import { dayOfEpochSeconds } from '../../../src/market/day';
import { candleAt, type Candles } from '../../../src/market/candles';
import { NOW } from '../../support/mock-server/backend';
import { simulateEveryBar } from '../../support/mock-server/simulator/kept-bars';

simulateEveryBar();

const at = (day: string) => () => new Date(`${day}T09:00:00Z`);
const bars = (candles: Candles) => candles.time.map((_, i) => candleAt(candles, i)!);

describe('a candle', () => {
  it('is the same on whichever day it is computed', () => {
    const [early, late] = [createMarket({ now: at('2026-02-24') }), createMarket({ now: at('2026-08-27') })];

    for (const listing of universe.filter((_, i) => i % 9 === 0)) {
      const later = bars(late.history(listing).raw);
      const since = later[0]!.time;
      const shared = bars(early.history(listing).raw).filter(({ time }) => time >= since);
      expect(later.slice(0, shared.length)).toEqual(shared);
    }
  });

  it('does not depend on earlier calls', () => {
    const [one, other] = [createMarket({ now: () => NOW }), createMarket({ now: () => NOW })];
    for (const { symbol } of universe) one.candles(symbol);

    expect(other.candles('FPT')).toEqual(one.candles('FPT'));
  });

  it('differs from seed to seed', () => {
    const [one, other] = [1, 2].map((seed) => createMarket({ seed, now: () => NOW }).candles('FPT')!.close);

    expect(one).not.toEqual(other);
  });

  it('appears at the opening auction of its trading day, and is computed once per step of the clock', () => {
    let now = new Date('2026-08-27T02:14:59Z');
    const market = createMarket({ now: () => now });
    const before = market.candles('FPT')!;

    expect(dayOfEpochSeconds(before.time.at(-1)!)).toBe('2026-08-26');
    expect(market.candles('FPT')).toBe(before);

    now = new Date('2026-08-27T02:15:00Z');

    expect(dayOfEpochSeconds(market.candles('FPT')!.time.at(-1)!)).toBe('2026-08-27');
    expect(dayOfEpochSeconds(market.closedCandles('FPT')!.time.at(-1)!)).toBe('2026-08-26');
  });

  it('exists before and after Tết, not during it', () => {
    const { candles } = createMarket({ now: () => NOW });
    const weeks = candles('FPT')!
      .time.map(dayOfEpochSeconds)
      .filter((day) => day >= '2026-02-12' && day <= '2026-02-24');

    expect(weeks).toEqual(['2026-02-12', '2026-02-13', '2026-02-23', '2026-02-24']);
  });

  it('exists for decades', () => {
    const market = createMarket({ now: at('2046-06-29') });
    const { time, close } = market.candles('HPG')!;

    expect(dayOfEpochSeconds(time.at(-1)!)).toBe('2046-06-29');
    expect(dayOfEpochSeconds(time[0]!)).toBe(addTradingDays('2041-05-31', 1));
    expect(Math.min(...close)).toBeGreaterThan(5);
    expect(Math.max(...close)).toBeLessThan(130);
  });
});
