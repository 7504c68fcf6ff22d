import { describe, expect, it } from 'vitest';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { ict, marketAt, todays } from '../../support/mock-server/intraday';

describe.each(['VNINDEX', 'HNXINDEX'])('%s on a running trading day', (code) => {
  const { market, setClock } = marketAt('09:00:00');
  const start = ict('09:15:00').getTime();
  const seen = Array.from({ length: (5 * 60 + 45) * 4 }, (_, step) => {
    setClock(new Date(start + step * 15_000 + 7 * 3_600_000).toISOString().slice(11, 19));
    return todays(market.candles(code)!)!;
  });
  const atEnd = seen.at(-1)!;

  it('keeps its open, and its high and low are the extremes of its values so far', () => {
    const earlier = createMarket({ now: () => ict('09:14:45') });
    const before = todays(earlier.candles(code)!) ?? seen[0]!;
    let [high, low] = [before.high, before.low];
    const faults = seen.filter((bar) => {
      high = Math.max(high, bar.close);
      low = Math.min(low, bar.close);
      return bar.open !== seen[0]!.open || bar.high !== high || bar.low !== low;
    });

    expect(faults).toEqual([]);
    expect(new Set(seen.map((bar) => bar.high)).size).toBeGreaterThan(20);
  });

  it('has the same bar when it is first read', () => {
    for (const clock of ['14:27:00', '10:07:45', '11:45:00']) {
      setClock(clock);
      const fresh = createMarket({ now: () => ict(clock) });
      expect(todays(market.candles(code)!)).toEqual(todays(fresh.candles(code)!));
    }
  });

  it('closes on a bar that includes all earlier values', () => {
    setClock('15:00:00');
    const { time, open, high, low, close } = todays(market.candles(code)!)!;

    expect({ time, open }).toEqual({ time: atEnd.time, open: atEnd.open });
    expect([high >= atEnd.high, low <= atEnd.low]).toEqual([true, true]);
    expect(Math.abs(close / atEnd.close - 1)).toBeLessThan(0.001);
    expect((high - low) / close).toBeLessThan(0.03);
  });
});
