import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../src/market/account/account';
import { disciplineOf } from '../../src/market/account/discipline';
import { performanceOf } from '../../src/market/account/performance';
import { signalResults } from '../../src/market/account/signal-results';
import {
  accountOn,
  differencesOf,
  isApportioned,
  performanceByDay,
  resultsByShare,
} from '../support/market/account-by-day';
import { disciplineByDay } from '../support/market/discipline-by-day';
import { randomRunsUpTo } from '../support/machines/cases';
import { accounts, candlesFrom, type AnyAccount } from '../support/market/generated-accounts';

const runs = randomRunsUpTo(10_000);

/** How often the interesting cases came up. */
const seen = {
  ...{ negative: 0, unknown: 0, pending: 0, uncovered: 0 },
  ...{ noReturn: 0, over: 0, met: 0, early: 0, kinds: 0 },
};

const candlesOf = ({ bars }: AnyAccount) =>
  new Map([...bars].map(([symbol, own]) => [symbol, candlesFrom(own)]));

describe(`an account in ${runs.numRuns} generated histories`, () => {
  it('has the cash, the holdings and the weights of a ledger kept share by share', () => {
    const prices = new Map([
      ['FPT', 98_700],
      ['HPG', 27_350],
    ]);
    const sectors = new Map([['FPT', 'Công nghệ']]);
    const property = fc.property(accounts, (account) => {
      const { trades, flows, rules, day } = account;
      const { holdings, money, ...expected } = accountOn(day, account);
      const computed = accountOf({ trades, flows, costs: rules, day, prices, sectors });
      const { cash, pending, uncovered } = computed;
      const values = holdings.map(({ symbol, quantity }) => quantity * prices.get(symbol)!);
      const value = sum(values);

      expect({ cash, pending, uncovered }).toEqual(expected);
      expect(sum(computed.arrivals.map(({ amount }) => amount))).toBe(pending);
      expect(computed.holdings.map(({ symbol, quantity, cost }) => ({ symbol, quantity, cost }))).toEqual(
        holdings,
      );
      const total = cash === null ? null : value + Number(money);
      expect([computed.value, computed.total]).toEqual([value, total]);

      const weights = computed.holdings.map(({ weight }) => weight);
      expect(
        cash === null
          ? isApportioned(weights, values)
          : isApportioned([...weights, computed.cashWeight], [...values, Number(money)]),
      ).toBe(true);
      expect(sum(computed.sectors.map(({ weight }) => weight ?? 0))).toBe(sum(weights.map(Number)));

      seen.unknown += Number(cash === null);
      seen.negative += Number(cash !== null && cash < 0);
      seen.pending += Number(pending > 0);
      seen.uncovered += Number(uncovered > 0);
    });
    fc.assert(property, runs);
  }, 600_000);

  it('grows as exact fractions of values that are computed again for each day', () => {
    const property = fc.property(accounts, (account) => {
      const { trades, flows, rules, today, index } = account;
      const computed = performanceOf({
        ...{ trades, flows, costs: rules, until: today },
        ...{ closes: candlesOf(account), index: candlesFrom(index) },
      });
      expect(differencesOf(computed, performanceByDay(account))).toEqual([]);
      seen.noReturn += Number(computed?.days.some((day) => day.percent === null) ?? false);
      seen.over += Number((computed?.drawdown?.over ?? null) !== null);
    });
    fc.assert(property, runs);
  }, 600_000);

  it('sells by the plan, or does not, as its shares are followed from day to day', () => {
    const property = fc.property(accounts, (account) => {
      const { trades, rules, today } = account;
      const computed = disciplineOf({ trades, costs: rules, candles: candlesOf(account), today });
      expect(computed).toEqual(disciplineByDay(account));
      seen.met += Number(computed.some(({ met }) => met.STOP && met.HORIZON));
      seen.early += Number(computed.some(({ early }) => early !== null));
    });
    fc.assert(property, runs);
  }, 600_000);

  it('has by kind what each sold share received and had cost', () => {
    const property = fc.property(accounts, (account) => {
      const computed = signalResults(account.trades, account.rules);
      expect(differencesOf(computed, resultsByShare(account))).toEqual([]);
      seen.kinds += Number(computed.length > 1);
    });
    fc.assert(property, runs);
  }, 600_000);

  it('was in each of the cases that matter, often enough', () => {
    console.info(`${runs.numRuns} random runs, RANDOM_SEED=${runs.seed}`, seen);
    expect(Object.entries(seen).filter(([, count]) => count < runs.numRuns / 50)).toEqual([]);
  });
});

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}
