import { describe, expect, it } from 'vitest';
import { createMarket } from '../../../mock-server/simulator/simulator';
import type { Candles } from '../../../src/market/candles';
import { studySignals } from '../../../src/market/studies/studies';

const NOW = new Date('2026-08-27T16:00:00+07:00');
const market = createMarket({ now: () => NOW });

describe('the studies on every symbol of the market', () => {
  it('find the same signals, with the same evidence, on earlier days', () => {
    let count = 0;
    for (const { symbol } of market.listings) {
      const candles = market.candles(symbol)!;
      const signals = studySignals(candles);
      const ends = signals.slice(-1).flatMap(({ index }) => [index, index + 1]);
      count += ends.length;
      for (const length of ends) {
        expect([symbol, studySignals(firstBars(candles, length))]).toEqual([
          symbol,
          signals.filter(({ index }) => index < length),
        ]);
      }
    }
    expect(count).toBeGreaterThan(1.5 * market.listings.length);
  });
});

function firstBars(candles: Candles, length: number): Candles {
  const cut = Object.entries(candles).map(([column, values]) => [column, values.slice(0, length)]);
  return Object.fromEntries(cut) as Candles;
}
