import { describe, expect, inject, it } from 'vitest';
import { ideaOf } from '../../mock-server/reports/idea';
import { listedSignals } from '../../mock-server/reports/listed-signals';
import { recommendedOf } from '../../mock-server/reports/recommended';
import { newestFirst, type Signal } from '../../mock-server/reports/signals';
import type { Market } from '../../mock-server/simulator/simulator';
import { readTradeIdea } from '../../src/graph/readers/trade-idea';
import type { ListedSignal } from '../../src/graph/values';
import { signalKindOf } from '../../src/lib/signal-address';
import { dayOfEpochSeconds } from '../../src/market/day';
import { sentPlan } from '../../src/member/shared/plan/sent-plan';
import { replacementsIn } from '../../src/member/signals/plan/replaced-plans';
import { seeds } from '../support/mock-server/checklist';
import { marketOf } from '../support/mock-server/market-of';

/** The trading days from one list to the next: one in the full size. */
const STEP = inject('isFull') ? 1 : 15;

/** The signals of every stock in five years, each with its idea. */
function allSignals(market: Market): Signal[] {
  return market.listings
    .filter(({ kind }) => kind === 'stock')
    .flatMap((listing) => {
      const history = market.history(listing);
      return listedSignals(history).flatMap((signal) => {
        const idea = ideaOf(listing, history, signal);
        if (idea === null) return [];
        const day = dayOfEpochSeconds(history.raw.time[signal.index]!);
        const own = {
          ...{ symbol: listing.symbol, kind: signal.kind, day, updated: `${day} 14:46:00` },
          price: history.raw.close[signal.index]!,
        };
        return [{ ...own, idea }];
      });
    });
}

/** The list as the product reads it. */
function listed(signals: readonly Signal[], market: Market): ListedSignal[] {
  return recommendedOf(newestFirst(signals), market).map((row) => ({
    ...{ symbol: row.symbol, price: row.price, kind: signalKindOf(row.signal_type) },
    ...{ study: null, rule: null, day: row.updated.slice(0, 10), time: row.updated.slice(11, 16) },
    idea: readTradeIdea({ ...row }),
  }));
}

/** The actions of each symbol that the list shows, those of replaced plans left out. */
function actionsOf(rows: readonly ListedSignal[], replacements: readonly unknown[]) {
  const actionsBySymbol = new Map<string, string[]>();
  rows.forEach(({ symbol, idea }, i) => {
    if (!idea?.action || replacements[i] !== null) return;
    actionsBySymbol.set(symbol, [...(actionsBySymbol.get(symbol) ?? []), idea.action]);
  });
  return actionsBySymbol;
}

describe('a list of the simulated market', () => {
  it.each(seeds)('names one action for each symbol, through five years: seed %i', (seed) => {
    const { market } = marketOf(seed);
    const all = allSignals(market);
    const days = market.days();
    let [lists, several] = [0, 0];

    for (let end = 20; end <= days.length; end += STEP) {
      const [from, to] = [days[end - 20]!, days[end - 1]!];
      const rows = listed(
        all.filter(({ day }) => day >= from && day <= to),
        market,
      );
      if (rows.length === 0) continue;
      lists += 1;
      several += rows.length - new Set(rows.map(({ symbol }) => symbol)).size;

      // As the server sends it, and as the product shows what a server without that care would send.
      const asSent = actionsOf(
        rows,
        rows.map(() => null),
      );
      const careless = rows.map((row, i) =>
        row.idea?.targetPrice == null
          ? row
          : { ...row, idea: { ...row.idea, action: i % 2 === 0 ? ('BUY' as const) : ('SELL' as const) } },
      );
      const asShown = actionsOf(
        careless,
        replacementsIn(careless, (row) => sentPlan(row) !== null),
      );
      for (const actions of [asSent, asShown]) {
        expect([...actions].filter(([, each]) => each.length > 1)).toEqual([]);
      }
    }
    expect(lists).toBeGreaterThan(1_000 / STEP);
    expect(several).toBeGreaterThan(1_000 / STEP);
  });
});
