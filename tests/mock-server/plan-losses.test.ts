// @module-tag P27
import { describe, expect, inject, it } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { historyOf, studySeries } from '../../src/graph/signal-history';
import type { Candles } from '../../src/market/candles';
import { dayOfEpochSeconds } from '../../src/market/day';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import { computedPlan, type PlannedSignal } from '../../src/member/shared/plan/computed-plan';
import { NOW } from '../support/mock-server/backend';
import { tried } from '../support/tried';

const SEEDS = inject('isFull') ? [33, 7, 8, 1, 2, 3, 4, 5, 6, 9] : [33];
const members = universe.filter(({ inVn30 }) => inVn30);
/** Three years, of which plans need ten more trading days. */
const BARS = 750;
const HELD = 10;
/** A share bought on T can be sold from T+2 on. */
const SETTLED = 2;

const { capital } = USUAL_BUDGET;
const MAY_LOSE = capital / 100;

type Played = {
  /** In đồng, positive for a loss, of the plan's quantity and of the one that only the distance to the stop gives. */
  loss: number;
  former: { paid: number; loss: number };
};

const costOf = (quantity: number, price: number) => quantity * price * 1.0015;
const proceedsOf = (quantity: number, price: number) => quantity * price * (1 - 0.0015 - 0.001);

/** Where a plan is sold, in đồng: at its stop or target once it can be, else at the close of the tenth trading day. */
function soldAt({ open, high, low, close }: Candles, bought: number, stop: number, target: number) {
  const dong = (thousand: number | undefined) => Math.round(thousand! * 1_000);
  for (let bar = bought + SETTLED; bar <= bought + HELD; bar += 1) {
    // Locked at a limit, nobody takes the shares.
    if (high[bar] === low[bar]) continue;
    if (dong(low[bar]) <= stop) return Math.min(dong(open[bar]), stop);
    if (dong(high[bar]) >= target) return Math.max(dong(open[bar]), target);
  }
  return dong(close[bought + HELD]);
}

/** The plans of all signals of a market's thirty largest stocks, bought at the open and played out. */
function playedIn(seed: number): Played[] {
  const market = createMarket({ seed, now: () => NOW });
  return members.flatMap((listing) => {
    const { symbol, exchange } = listing;
    const candles = market.history(listing).adjusted;
    const until = candles.time.at(-1)!;
    const { signals } = historyOf(studySeries({ symbol, until, candles, isCut: false }), []);
    return (signals as unknown as readonly PlannedSignal[]).flatMap((signal) => {
      const bought = candles.time.findIndex((time) => dayOfEpochSeconds(time) === signal.day) + 1;
      if (bought < candles.time.length - BARS || bought + HELD >= candles.time.length) return [];
      const {
        entry: line,
        stop,
        target,
      } = computedPlan({
        ...{ signal, symbol, listed: null, quotedOn: null, budget: USUAL_BUDGET },
        ...{ exchange, quote: null },
      });
      if (line.size === null) return [];
      const { entry } = line;
      const sold = soldAt(candles, bought, stop, target);
      const lossOf = (quantity: number) => costOf(quantity, entry) - proceedsOf(quantity, sold);
      const perShare = costOf(1, entry) - proceedsOf(1, stop);
      const most = Math.min(MAY_LOSE / perShare, capital / costOf(1, entry));
      const former = 100 * Math.floor(most / 100);
      return [
        {
          loss: lossOf(line.size.quantity),
          former: { paid: costOf(former, entry), loss: lossOf(former) },
        },
      ];
    });
  });
}

const shareOf = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).length / rows.length;

/**
 * Twice the budget is lost where a price falls by two of its risk distances, three ATR(14), or by 10 % of a fifth of the
 * capital, before a sale: that takes a panic, of which three years have 2 to 9 days in 750. Measured over ten seeds: 4 of
 * 5,729 plans, 0.2 % of a seed's at most, a loss of 2.7 % of the capital as the worst.
 */
const MOST_SHARE = 0.01;

describe('plans of the simulated market that are followed with their quantity', () => {
  it.each(SEEDS)(
    'lose more than twice the risk budget in one case of a hundred at most, in seed %d',
    (seed) => {
      const played = playedIn(seed);
      expect(played.length).toBeGreaterThan(400);
      tried(played.length, 'plans played out');

      expect(shareOf(played, ({ loss }) => loss > 2 * MAY_LOSE)).toBeLessThanOrEqual(MOST_SHARE);
      expect(shareOf(played, ({ loss }) => loss > MAY_LOSE)).toBeLessThan(0.1);

      // The market does hurt: by the distance to the stop alone, many of those that took half of the capital did.
      const heavy = played.filter(({ former }) => former.paid > capital / 2);
      expect(heavy.length).toBeGreaterThan(50);
      expect(shareOf(heavy, ({ former }) => former.loss > 2 * MAY_LOSE)).toBeGreaterThan(0.05);
    },
  );
});
