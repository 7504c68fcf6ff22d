import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExplainedSignalFragment } from '../../src/graph/signal-history.generated';
import { Plan } from '../../src/member/signals/plan/Plan';
import { open, textsOf } from '../support/pulse-signals-news.page';

const signal = {
  ...{ kind: 'BREAK_OUT', day: '2026-08-25', price: 28.6, voidBelow: 27.373, voidedOn: null, outcomes: [] },
  ...{ earliestBuy: '2026-08-26', earliestSale: '2026-08-28', entryPrice: null },
} as unknown as ExplainedSignalFragment;

async function shown(
  changes: Partial<ExplainedSignalFragment> = {},
  replacedOn: string | null = null,
  settings: object | null = null,
  isPast = false,
) {
  const plan = {
    signal: { ...signal, ...changes },
    symbol: 'HPG',
    exchange: 'HOSE',
    replacedOn,
    isPast,
  } as const;
  await open(<Plan {...plan} />, {
    RiskBudget: [{ desk: { __typename: 'Desk', settings } }],
    Desk: ['silence'],
  });
  await waitFor(() => {
    if (settings && screen.queryByText('3,800')) throw new Error('The settings are not used yet');
  });
  return screen.findByRole('region', { name: 'Trade plan' });
}

/** The terms with their values, without the notes beneath these. */
const termsOf = (plan: HTMLElement) =>
  Object.fromEntries(
    [...plan.querySelectorAll('dl > div')].map((term) => [
      term.querySelector('dt')!.textContent,
      [...term.querySelector('dd')!.childNodes]
        .filter((node) => !(node instanceof Element && node.classList.contains('note')))
        .map(({ textContent }) => textContent)
        .join(''),
    ]),
  );

describe('the plan of a signal', () => {
  it('says when to buy and to sell, where to stop, and how many shares one per cent of 500 million allows', async () => {
    expect(termsOf(await shown())).toEqual({
      'Earliest buy': 'Wednesday 26/08',
      Entry: '28.60',
      Stop: '27.40',
      Target: '31.00',
      'Reward / risk': '1.74',
      'Earliest sale': 'Friday 28/08',
      Quantity: '3,800',
    });
  });

  it('names loss and gain after costs, and the worst case of three days at the floor', async () => {
    expect(textsOf(await shown(), 'ul > li')).toEqual([
      'At the stop: a loss of 4,983,320 đ (1.00% of capital). At the target: a gain of 8,662,480 đ. After fees and tax.',
      'It cannot be sold before T+2: at the floor in all three sessions from 26/08 to 28/08, the loss is 21,471,995 đ (4.29% of capital).',
      'The target lies twice the stop’s distance above the signal price, at least 4%; it is not a forecast.',
    ]);
  });

  it('buys at the opening price once that is known; stop and target stay those of the signal', async () => {
    const terms = termsOf(await shown({ entryPrice: 29 }));
    expect(terms).toMatchObject({ Entry: '29.00', Stop: '27.40', Target: '31.00', Quantity: '2,900' });
  });

  it('is no purchase where the opening lies below the stop', async () => {
    const plan = await shown({ entryPrice: 27.4 });

    expect(termsOf(plan)).toMatchObject({ Stop: '27.40', Target: '—', 'Reward / risk': '—', Quantity: '—' });
    expect(textsOf(plan, 'ul > li')).toEqual([
      'An entry at 27.40 is not above the stop: no purchase on this signal.',
    ]);
  });

  it('marks a sale in a year that no exchange has confirmed, and a newer plan of the symbol', async () => {
    const plan = await shown({ earliestBuy: '2026-12-30', earliestSale: '2027-01-04' }, '2026-12-30');

    expect(termsOf(plan)).toMatchObject({
      'Earliest buy': 'Wednesday 30/12',
      'Earliest sale': 'Monday 04/01 (expected)',
    });
    expect(within(plan).getByText('A newer signal of 30/12 replaces this plan.')).toBeTruthy();
  });

  it('follows the person’s capital, risk and costs, which My T+ keeps', async () => {
    const settings = { capital: 100_000_000, risk: 5_000, fee: 2_000, tax: 1_000 };
    expect(termsOf(await shown({}, null, settings))).toMatchObject({
      'Reward / risk': '1.68',
      Quantity: '300',
    });
  });

  it('of a past day offers no purchase', async () => {
    await shown();
    expect(await screen.findByRole('button', { name: 'Record a buy' })).toBeTruthy();
    cleanup();

    await shown({}, null, null, true);
    expect(await screen.findByRole('button', { name: 'Capital and risk' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record a buy' })).toBeNull();
  });
});
