import { describe, expect, it } from 'vitest';
import { disciplineTotals } from '../../src/market/account/discipline-totals';
import { accountReport } from '../../src/market/account/report';
import { NO_BARS } from '../../src/market/candles';
import { casesOf } from '../../src/member/desk/performance/cases';
import { sentenceOf } from '../../src/member/desk/performance/sentence';
import { loadMessages, setLanguage, translate } from '../../src/i18n/i18n';
import { buy, candlesBy, deposit, sell } from '../support/market/account-rows';

const FREE = { fee: 0, tax: 0, bonusTax: 0, costMethod: 'AVERAGE' as const };
/** A stop of 90 and a target of 120, bought at 100 on Monday 03/08 and sellable from 05/08. */
const bought = buy('2026-08-03', 1_000, 100_000, { stop: 90_000, target: 120_000 });

const record = (
  trades: Parameters<typeof accountReport<'BREAK_OUT' | 'TREND_UP'>>[0]['trades'],
  closes: Record<string, number>,
  { index = NO_BARS, flows = [deposit('2026-08-03', 200_000_000)] } = {},
) =>
  accountReport({
    ...{ trades, flows, costs: FREE, index, until: '2026-08-14' },
    candles: new Map([['FPT', candlesBy(closes)]]),
  });

const said = async (...[found]: Parameters<typeof sentenceOf>) => {
  await setLanguage('en');
  await loadMessages('account');
  return sentenceOf(found).map(({ key, values }) => translate(key, values));
};

describe('the sentence about an account', () => {
  it('has what leaving a plan brought where the sale was better than its own', async () => {
    const sold = sell('2026-08-10', 1_000, 95_000);
    const closes = { '2026-08-03': 100, '2026-08-05': 88, '2026-08-10': 95 };
    expect(await said(record([bought, sold], closes))).toContain('Leaving your plans brought 7,000,000 đ.');
  });

  it('says that no trade left its plan, and that the account never fell', async () => {
    const sold = sell('2026-08-06', 1_000, 120_000);
    const closes = { '2026-08-03': 100, '2026-08-04': 106, '2026-08-05': 113, '2026-08-06': 120 };
    expect(await said(record([bought, sold], closes))).toEqual([
      'In 10 trading days',
      'your account returned +10.00%.',
      'The account was never below an earlier high.',
      'No trade left its plan.',
    ]);
  });

  it('is about the plans alone without a deposit', async () => {
    const found = record([bought], { '2026-08-03': 100 }, { flows: [] });
    expect(await said(found)).toEqual(['No trade left its plan.']);
  });

  it('is given in months once there are two', async () => {
    const flows = [deposit('2026-02-02', 200_000_000)];
    const [span] = await said(record([bought], { '2026-08-03': 100 }, { flows }));
    expect(span).toBe('In 6 months');
  });
});

describe('the purchases behind a figure of the discipline', () => {
  it('are the newest first, each with its own cost: together those of the figure', () => {
    const early = sell('2026-08-06', 500, 105_000);
    const second = buy('2026-08-04', 500, 100_000, { stop: 90_000, target: 120_000 });
    const late = sell('2026-08-13', 1_000, 80_000);
    const closes = {
      ...{ '2026-08-03': 100, '2026-08-04': 101, '2026-08-05': 96, '2026-08-06': 95, '2026-08-07': 89 },
      ...{ '2026-08-12': 84, '2026-08-13': 80 },
    };
    const { purchases } = record([bought, second, early, late], closes);
    const totals = disciplineTotals(purchases);

    const cases = casesOf(purchases, 'STOP');
    expect(cases.map(({ day, quantity, isObeyed }) => [day, quantity, isObeyed])).toEqual([
      ['2026-08-04', 500, false],
      ['2026-08-03', 500, false],
    ]);
    expect(cases.reduce((sum, { cost }) => sum + cost!, 0)).toBe(totals.rules.STOP.cost);
    expect(casesOf(purchases, 'EARLY')).toMatchObject([
      { day: '2026-08-03', quantity: 500, cost: -8_000_000 },
    ]);
    expect(casesOf(purchases, 'TARGET')).toEqual([]);
  });
});
