import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import {
  type Trade,
  DAYS,
  MINUTES,
  ms,
  alert,
  quarterOf,
  dayOf,
  feedOf,
  dated,
  week,
} from '../support/market/catch-up';

describe('what happened while the app was closed', () => {
  it('of any week is found wherever a bar tells it, never dated before its arming nor to a bar without it', async () => {
    const price = fc.integer({ min: 92, max: 108 });
    const prices = fc.array(price, {
      minLength: DAYS.length * MINUTES.length,
      maxLength: DAYS.length * MINUTES.length,
    });
    const level = fc.record({ isAbove: fc.boolean(), price });
    const armed = fc.integer({ min: ms('2026-08-17T06:00:00'), max: ms('2026-08-21T16:00:00') });
    await fc.assert(
      fc.asyncProperty(
        prices,
        level,
        armed,
        fc.boolean(),
        async (walk, { isAbove, price: at }, since, hasParts) => {
          const trades = week().map((trade, i) => ({ ...trade, price: walk[i]! }));
          const watched = alert({
            kind: isAbove ? 'ABOVE' : 'BELOW',
            price: at,
            armedAt: new Date(since).toISOString(),
          });
          const isHit = (trade: Trade) => (isAbove ? trade.price >= at : trade.price <= at);
          const [[, firedAt = null] = []] = await dated([watched], feedOf(trades, hasParts));

          const length = hasParts ? 900_000 : 0;
          const beginOf = (time: number) =>
            hasParts ? quarterOf(time) * 1_000 : ms(`${dayOfEpochSeconds(dayOf(time))}T09:00:00`);
          const endOf = (time: number) =>
            hasParts ? beginOf(time) + length : ms(`${dayOfEpochSeconds(dayOf(time))}T15:00:00`);
          const seen = trades.filter((trade) => {
            if (!isHit(trade) || endOf(trade.at) <= since) return false;
            const isLast = !trades.some(
              ({ at: time }) => time > trade.at && beginOf(time) === beginOf(trade.at),
            );
            return beginOf(trade.at) >= since || isLast;
          });
          const first = seen[0];
          const expected =
            first === undefined
              ? null
              : hasParts && beginOf(first.at) >= since
                ? beginOf(first.at)
                : endOf(first.at);
          expect(firedAt).toBe(expected === null ? null : new Date(expected).toISOString());
        },
      ),
      { seed: 2026, numRuns: 1_000 },
    );
  }, 60_000);
});
