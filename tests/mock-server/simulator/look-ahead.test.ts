import { describe, expect, it } from 'vitest';
import type { Candles } from '../../../src/market/candles';
import { studySignals } from '../../../src/market/studies/studies';
import { marketOf } from '../../support/mock-server/market-of';

const { market } = marketOf();

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
  const cut = Object.entries(candles).map(([column, values]) => [column, (values ?? []).slice(0, length)]);
  return Object.fromEntries(cut) as Candles;
}
