import { describe, expect, it } from 'vitest';
import { ideaOf, type Idea } from '../../mock-server/reports/idea';
import { listedSignals } from '../../mock-server/reports/listed-signals';
import { listingOf } from '../../mock-server/listing/universe';
import { dayOfEpochSeconds } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import { tickSize } from '../../src/market/tick';
import { seeds } from '../support/mock-server/checklist';
import { marketOf } from '../support/mock-server/market-of';

/** Whether a trade idea breaks a rule of the checklist. */
function absurd({ entry, cutLoss, target, isOver, exit }: Idea, symbol: string): boolean {
  const { exchange, kind } = listingOf(symbol)!;
  const isOnTick = (price: number) => toVnd(price) % tickSize(exchange, toVnd(price), kind) === 0;
  return (
    !(target > entry && entry > cutLoss && cutLoss > 0) ||
    target / entry < 1.03 ||
    target - entry < 1.5 * (entry - cutLoss) ||
    cutLoss / entry > 0.9851 ||
    ![entry, cutLoss, target].every(isOnTick) ||
    (exit !== null && !(isOver && isOnTick(exit)))
  );
}

describe('the trade ideas of the market', () => {
  it.each(seeds)(
    '28: have their target over the entry over the cut-loss, all on a tick, over five years of every stock: seed %i',
    (seed) => {
      const { market } = marketOf(seed);
      const plans = market.listings
        .filter(({ kind }) => kind === 'stock')
        .flatMap((listing) => {
          const history = market.history(listing);
          return listedSignals(history).map((signal) => ({
            symbol: listing.symbol,
            idea: ideaOf(listing, history, signal),
          }));
        });
      const made = plans.filter(({ idea }) => idea !== null);

      expect(made.length).toBeGreaterThan(2000);
      expect(made.length / plans.length).toBeGreaterThan(0.7);
      expect(made.filter(({ symbol, idea }) => absurd(idea!, symbol))).toEqual([]);
      expect(new Set(made.map(({ idea }) => Math.sign((idea!.exit ?? idea!.entry) - idea!.entry)))).toEqual(
        new Set([-1, 0, 1]),
      );
    },
  );

  it.each(seeds)(
    '28 and 32: are recommended without warrants and funds, for at most the whole capital: seed %i',
    (seed) => {
      const { market, reports } = marketOf(seed);
      const rows = reports.recommended();
      const held = rows.filter(({ weight }) => weight != null);

      expect(rows.length).toBeGreaterThan(20);
      expect(held.reduce((sum, { weight }) => sum + weight!, 0)).toBeLessThanOrEqual(100);
      const expectedRow = (row: (typeof rows)[number]) => {
        const [listing, isNew] = [listingOf(row.symbol)!, row.updated.startsWith('2026-08-27')];
        const held = isNew ? 'buy' : 'hold';
        const { raw, adjusted } = market.history(listing);
        const since = raw.time.findIndex((time) => dayOfEpochSeconds(time) === row.updated.slice(0, 10));
        // In the prices of the signal's day: an ex-date after it is no loss.
        const asTraded = raw.close[since]! / adjusted.close[since]!;
        const isVoid = adjusted.close
          .slice(since + 1)
          .some((close) => close * asTraded < row.cut_loss_price! - 1e-9);
        const plan = isVoid || row.exit_price != null ? 'sell' : held;
        const stands = rows.find(({ symbol, target_price }) => symbol === row.symbol && target_price) === row;
        const action = stands ? plan : undefined;
        return {
          ...{ kind: listing.kind, name: listing.fullName, industry: listing.industry, action },
          entry: row.target_price && row.price,
          isWeighed: action === held,
          close: market.history(listing).raw.close.at(-1),
        };
      };
      expect(
        rows.map((row) => ({
          ...{ kind: 'stock', name: row.name, industry: row.industry, action: row.action },
          entry: row.entry_price,
          isWeighed: row.weight != null,
          close: row.close_price,
        })),
      ).toEqual(rows.map(expectedRow));
    },
  );
});
