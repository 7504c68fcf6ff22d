import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ExplainedSignalFragment } from '../../src/graph/signal-history.generated';
import { openStorage } from '../../src/lib/storage';
import { Plan } from '../../src/member/signals/plan/Plan';
import { browserStore, USUAL_BUDGET } from '../../src/member/signals/plan/risk-budget';
import { open, textsOf } from '../support/pulse-signals-news.page';

const signal = {
  ...{ kind: 'BREAK_OUT', day: '2026-08-25', price: 28.6, voidBelow: 27.373, voidedOn: null, outcomes: [] },
  ...{ earliestBuy: '2026-08-26', earliestSale: '2026-08-28', entryPrice: null },
} as unknown as ExplainedSignalFragment;

async function shown(changes: Partial<ExplainedSignalFragment> = {}, replacedOn: string | null = null) {
  await open(
    <Plan signal={{ ...signal, ...changes }} symbol="HPG" exchange="HOSE" replacedOn={replacedOn} />,
    {},
  );
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

  it('follows the person’s capital and risk, which stay in this browser', async () => {
    const plan = await shown();
    const user = userEvent.setup();

    await user.click(within(plan).getByRole('button', { name: 'Capital and risk' }));
    const [capital, risk] = ['Capital (VND)', 'Risk per trade (% of capital)'].map((label) =>
      within(plan).getByLabelText(label),
    );
    expect((capital as HTMLInputElement).value).toBe('500,000,000');
    await user.clear(capital!);
    await user.type(capital!, '100.000.000');
    await user.clear(risk!);
    await user.type(risk!, '0,5{Enter}');

    expect(await within(plan).findByText('300')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('riskBudget')!)).toEqual({
      '7': { ...USUAL_BUDGET, capital: 100_000_000, risk: 5_000 },
    });
  });

  it('refuses a risk beyond a tenth of the capital', async () => {
    const plan = await shown();
    const user = userEvent.setup();

    await user.click(within(plan).getByRole('button', { name: 'Capital and risk' }));
    const risk = within(plan).getByLabelText('Risk per trade (% of capital)');
    await user.clear(risk);
    await user.type(risk, '50{Enter}');

    expect(await within(plan).findByText('Please enter 0.01 to 10')).toBeTruthy();
    expect(localStorage.getItem('riskBudget')).toBeNull();
  });
});

describe('the risk settings of this browser', () => {
  it('are each person’s own, and the usual ones in the place of what cannot be read', () => {
    const storage = openStorage(window);
    browserStore(storage, '7').write({ ...USUAL_BUDGET, capital: 50_000_000 });

    expect(browserStore(storage, '7').read().capital).toBe(50_000_000);
    expect(browserStore(storage, '8').read()).toEqual(USUAL_BUDGET);

    storage.write('riskBudget', '{"7":{"capital":-1,"risk":"1","fee":200}}');
    expect(browserStore(storage, '7').read()).toEqual({ ...USUAL_BUDGET, fee: 200 });
    storage.write('riskBudget', 'no json');
    expect(browserStore(storage, '7').read()).toEqual(USUAL_BUDGET);
  });
});
