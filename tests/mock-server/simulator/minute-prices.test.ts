import { expect, it } from 'vitest';
import { universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { ict } from '../../support/mock-server/intraday';

/** HPG and every eighth stock, of all three exchanges. */
const some = universe.filter(({ symbol }, i) => symbol === 'HPG' || i % 8 === 0);

/** A price that goes back and forth between two values for so many minutes is no market. */
const LONGEST = 6;

/** Nor is one that changes so often between the same two, with pauses: a quiet stock, of few ticks a day, does 17 times. */
const MOST_CHANGES = 20;

/** The most prices in a row that are in turn one of two. */
function longestAlternation(closes: readonly number[]) {
  let [longest, current] = [0, 0];
  closes.forEach((close, i) => {
    const isChange = i > 0 && close !== closes[i - 1];
    const isReversal = isChange && i > 1 && close === closes[i - 2];
    current = isReversal ? current + 1 : isChange ? 2 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

it('the minutes of a trading day do not alternate between two prices', () => {
  const market = createMarket({ now: () => ict('16:00:00') });
  const from = ict('00:00:00').getTime() / 1_000;
  const days = some.map(({ symbol }) => ({ symbol, closes: market.intraday(symbol, 1, { from })!.close }));

  expect(days.length).toBeGreaterThanOrEqual(30);
  expect(days.reduce((minutes, { closes }) => minutes + closes.length, 0)).toBeGreaterThan(3_000);
  expect(days.filter(({ closes }) => longestAlternation(closes) >= LONGEST)).toEqual([]);
  const changes = days.map(({ symbol, closes }) => ({
    symbol,
    closes: closes.filter((close, i) => close !== closes[i - 1]),
  }));
  expect(changes.filter(({ closes }) => longestAlternation(closes) >= MOST_CHANGES)).toEqual([]);
});
