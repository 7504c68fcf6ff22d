import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../src/market/account/account';
import { disciplineOf } from '../../src/market/account/discipline';
import { performanceOf } from '../../src/market/account/performance';
import { signalResults } from '../../src/market/account/signal-results';
import {
  accountOn,
  deepest,
  growthsOf,
  levelOn,
  profitsByKind,
  toNumber,
} from '../support/market/account-by-day';
import { disciplineByDay } from '../support/market/discipline-by-day';
import { randomRuns } from '../support/machines/cases';
import { accounts, candlesFrom, type AnyAccount } from '../support/market/generated-accounts';

/** The same on every execution; RANDOM_RUNS and RANDOM_SEED set how many there are, at most 10,000, and others. */
const runs = {
  seed: randomRuns.seed,
  numRuns: process.env['RANDOM_RUNS'] ? Math.min(randomRuns.numRuns, 10_000) : 500,
};

/** How often the interesting cases came up, so that a generator that lost one is noticed. */
const seen = { negative: 0, unknown: 0, pending: 0, uncovered: 0, noReturn: 0, met: 0, early: 0, kinds: 0 };

afterAll(() => {
  console.info(`${runs.numRuns} random runs, RANDOM_SEED=${runs.seed}`, seen);
  expect(Object.entries(seen).filter(([, count]) => count < runs.numRuns / 50)).toEqual([]);
});

const candlesOf = ({ bars }: AnyAccount) =>
  new Map([...bars].map(([symbol, own]) => [symbol, candlesFrom(own)]));

function expectClose(computed: number, expected: number) {
  expect(Math.abs(computed - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

describe(`an account in ${runs.numRuns} generated histories`, () => {
  it('has the cash, the holdings and the weights of a ledger kept share by share', () => {
    const prices = new Map([
      ['FPT', 98_700],
      ['HPG', 27_350],
    ]);
    const sectors = new Map([['FPT', 'Công nghệ']]);
    const property = fc.property(accounts, (account) => {
      const { trades, flows, rules, day } = account;
      const expected = accountOn(day, account);
      const computed = accountOf({ trades, flows, costs: rules, day, prices, sectors });

      const { cash, pending, uncovered } = computed;
      expect({ cash, pending, uncovered }).toEqual({
        cash: expected.cash,
        pending: expected.pending,
        uncovered: expected.uncovered,
      });
      expect(computed.arrivals.reduce((sum, { amount }) => sum + amount, 0)).toBe(pending);
      expect(computed.holdings.map(({ symbol, quantity, cost }) => ({ symbol, quantity, cost }))).toEqual(
        expected.holdings,
      );
      const values = expected.holdings.map(({ symbol, quantity }) => quantity * prices.get(symbol)!);
      const value = values.reduce((sum, each) => sum + each, 0);
      expect([computed.value, computed.total]).toEqual([
        value,
        cash === null ? null : value + Number(expected.money),
      ]);
      const parts = cash === null ? values : [...values, Number(expected.money)];
      const weights = computed.holdings.map(({ weight }) => weight);
      expectApportioned(cash === null ? weights : [...weights, computed.cashWeight], parts);
      expect(computed.sectors.map(({ weight }) => weight ?? 0).reduce((sum, each) => sum + each, 0)).toBe(
        weights.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      );

      seen.unknown += Number(cash === null);
      seen.negative += Number(cash !== null && cash < 0);
      seen.pending += Number(pending > 0);
      seen.uncovered += Number(uncovered > 0);
    });
    fc.assert(property, runs);
  }, 600_000);

  it('grows as exact fractions of values that are computed anew for each day', () => {
    const property = fc.property(accounts, (account) => {
      const { trades, flows, rules, today, index } = account;
      const expected = growthsOf(account);
      const computed = performanceOf({
        ...{ trades, flows, costs: rules, until: today },
        ...{ closes: candlesOf(account), index: candlesFrom(index) },
      });
      if (expected.length === 0) {
        expect(computed).toBeNull();
        return;
      }
      const { days, drawdown, months, percent } = computed!;
      expect(days.map(({ day, total, flow }) => ({ day, total, flow }))).toEqual(
        expected.map(({ day, total, flow }) => ({ day, total, flow })),
      );
      days.forEach((each, i) => {
        const { factor, growth } = expected[i]!;
        expectClose(each.growth, toNumber(growth));
        expect(each.percent === null).toBe(factor === null);
        if (factor) expectClose(each.percent! / 100 + 1, toNumber(factor));
      });
      const hasReturn = expected.some(({ factor }) => factor !== null);
      expect(percent === null).toBe(!hasReturn);

      const worst = toNumber(deepest(expected.map(({ growth }) => growth)));
      expectClose(drawdown?.share ?? 0, worst);
      if (drawdown) {
        const at = (day: string) => days.findIndex((each) => each.day === day);
        const lowest = days[at(drawdown.to)]!.growth;
        const peak = lowest / (1 - worst);
        const isPeak = (growth: number) => growth >= peak * (1 - 1e-9);
        expectClose(Math.max(at(drawdown.from) === 0 ? 1 : 0, days[at(drawdown.from)]!.growth) / peak, 1);
        const later = days.filter(({ day, growth }) => day > drawdown.to && isPeak(growth));
        expect(drawdown.over).toBe(later[0]?.day ?? null);
      }

      let before = 1;
      for (const { month, percent: own } of months) {
        const ofMonth = expected.filter(({ day }) => day.startsWith(month));
        const after = toNumber(ofMonth.at(-1)!.growth);
        if (ofMonth.every(({ factor }) => factor === null)) expect(own).toBeNull();
        else expectClose(own! / 100 + 1, after / before);
        before = after;
      }
      expect(months.map(({ month }) => month)).toEqual([...new Set(days.map(({ day }) => day.slice(0, 7)))]);

      const base = days.map(({ day }) => levelOn(day, index)).find((level) => level !== null);
      const start = levelOn(dayBefore(days[0]!.day), index) ?? base;
      for (const { day, index: growth } of days) {
        const level = levelOn(day, index);
        if (level === null) expect(growth).toBeNull();
        else expectClose(growth!, level / start!);
      }
      seen.noReturn += Number(days.some((day) => day.percent === null));
    });
    fc.assert(property, runs);
  }, 600_000);

  it('sells by the plan, or does not, as its shares are followed from day to day', () => {
    const property = fc.property(accounts, (account) => {
      const { trades, rules, today } = account;
      const computed = disciplineOf({ trades, costs: rules, candles: candlesOf(account), today });
      expect(computed).toEqual(disciplineByDay(account));
      expect(JSON.stringify(computed)).not.toMatch(/\d\.\d/);
      seen.met += Number(computed.some(({ met }) => met.STOP && met.HORIZON));
      seen.early += Number(computed.some(({ early }) => early !== null));
    });
    fc.assert(property, runs);
  }, 600_000);

  it('has by kind what each sold share received and had cost', () => {
    const property = fc.property(accounts, (account) => {
      const { trades, rules } = account;
      const expected = profitsByKind(account);
      const computed = signalResults(trades, rules);
      expect(new Set(computed.map(({ kind }) => kind))).toEqual(new Set(expected.keys()));
      for (const { kind, count, hitRate, averageGain, averageLoss, profit } of computed) {
        const own = expected.get(kind)!;
        const gains = own.filter((each) => each.profit > 0);
        expect([count, profit]).toEqual([own.length, own.reduce((sum, each) => sum + each.profit, 0)]);
        expect(hitRate).toBe(gains.length / own.length);
        const mean = (some: typeof own) => {
          const known = some.filter(({ cost }) => cost > 0);
          return known.length === 0
            ? null
            : known.reduce((sum, each) => sum + (100 * each.profit) / each.cost, 0) / known.length;
        };
        for (const [one, other] of [
          [averageGain, mean(gains)],
          [averageLoss, mean(own.filter((each) => each.profit <= 0))],
        ] as const) {
          if (other === null) expect(one).toBeNull();
          else expectClose(one!, other);
        }
      }
      seen.kinds += Number(computed.length > 1);
    });
    fc.assert(property, runs);
  }, 600_000);
});

function dayBefore(day: string) {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** Each weight is the exact one rounded down or up, and none was rounded up before one with a larger remainder. */
function expectApportioned(weights: readonly (number | null)[], parts: readonly number[]) {
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (total <= 0n) {
    expect(weights.every((weight) => weight === null)).toBe(true);
    return;
  }
  expect(weights.reduce<number>((sum, weight) => sum + weight!, 0)).toBe(1_000_000);
  // How far a weight lies above the exact one, times the total.
  const above = parts.map((part, i) => BigInt(weights[i]!) * total - BigInt(part) * 1_000_000n);
  for (const each of above) expect(each > -total && each < total).toBe(true);
  const remainder = above.map((each) => (each > 0n ? total - each : -each));
  above.forEach((each, i) => {
    above.forEach((other, j) => {
      if (each > 0n && other < 0n) expect(remainder[i]! >= remainder[j]!).toBe(true);
      if (each > 0n && other < 0n && remainder[i] === remainder[j]) expect(i < j).toBe(true);
    });
  });
}
