import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExplainedSignalFragment } from '../../src/graph/signal-history.generated';
import type { ListedSignal } from '../../src/graph/values';
import type { Exchange } from '../../src/market/exchange';
import type { Quote } from '../../src/market/quote';
import { KnownQuoteDocument } from '../../src/member/shared/plan/plan.generated';
import { DeskDialogsProvider, type TradeDraft } from '../../src/member/shared/desk-dialogs';
import { Plan } from '../../src/member/signals/plan/Plan';
import { OpenedTrade } from '../support/opened-trade';
import { textsOf } from '../support/page';
import { quoted } from '../support/quoted';
import { open } from '../support/pulse-signals-news.page';

const signal = {
  ...{ kind: 'BREAK_OUT', day: '2026-08-25', price: 28.6, voidBelow: 27.373, voidedOn: null, outcomes: [] },
  ...{ atr: 0.7, highest: null },
  ...{ earliestBuy: '2026-08-26', earliestSale: '2026-08-28', entryPrice: null },
} as unknown as ExplainedSignalFragment;

type Shown = {
  changes?: Partial<ExplainedSignalFragment>;
  replacedOn?: string;
  settings?: object;
  isPast?: boolean;
  listed?: ListedSignal;
  /** What is known of the symbol's quote beside its exchange. */
  quote?: Partial<Quote & { exchange: Exchange | null }>;
  /** The ex-dates that the feed has of the symbol. */
  exDates?: readonly string[];
  /** Its time of day. */
  at?: string;
  onOpened?: (draft: TradeDraft) => void;
};

const exDate = (day: string) => ({
  ...{ __typename: 'ExDate', id: `HPG-${day}`, symbol: 'HPG', kind: 'CASH_DIVIDEND', day },
  ...{ shares: 0, per: 1, price: 300, settles: null },
});

/** A plan on Thursday 27/08/2026, at 16:00 unless another time is named, with a quote of that day. */
async function shown({
  changes = {},
  replacedOn,
  settings,
  isPast,
  listed,
  quote,
  exDates = [],
  at = '16:00',
  onOpened = () => {},
}: Shown = {}) {
  const plan = {
    signal: { ...signal, ...changes },
    symbol: 'HPG',
    listed: listed ?? null,
    replacedOn: replacedOn ?? null,
    isPast: isPast ?? false,
  };
  const { client } = await open(
    <DeskDialogsProvider>
      <Plan {...plan} />
      <OpenedTrade onOpened={onOpened} />
    </DeskDialogsProvider>,
    {
      RiskBudget: [{ desk: { __typename: 'Desk', settings: settings ?? null } }],
      Desk: ['silence'],
      ExDates: [{ exDates: exDates.map(exDate) }],
    },
    '/',
    new Date(`2026-08-27T${at}:00+07:00`),
  );
  const unmatched = { price: null, reference: 28.5, open: null, volume: null, day: '2026-08-27' };
  const instrument = quoted({ symbol: 'HPG', exchange: 'HOSE', ...unmatched, ...quote });
  await act(async () =>
    client.writeQuery({
      query: KnownQuoteDocument,
      variables: { symbol: 'HPG' },
      data: { instrument },
    }),
  );
  await waitFor(() => {
    if (settings && screen.queryByText('1,600')) throw new Error('The settings are not used yet');
  });
  return screen.findByRole('region', { name: 'Trade plan' });
}

/** The terms with their values, without the notes beneath these. */
const termsOf = (plan: HTMLElement) =>
  Object.fromEntries(
    [...plan.querySelectorAll('dl > div')].map((term) => [
      term.querySelector('dt')!.textContent,
      [...term.querySelector('dd')!.childNodes]
        .filter((node) => !(node instanceof Element && node.classList.contains('facts-note')))
        .map(({ textContent }) => textContent)
        .join(''),
    ]),
  );

const notesOf = (plan: HTMLElement) => textsOf(plan.querySelectorAll('ul > li'));
const warningsOf = (plan: HTMLElement) => textsOf(plan.querySelectorAll('.warning'));

/** The signal as the server lists it. */
const listedWith = (idea: object, price = 28.6) =>
  ({ symbol: 'HPG', price, kind: 'BREAK_OUT', idea }) as ListedSignal;

describe('the plan of a signal', () => {
  it('says when to buy and to sell, where to stop, and how many shares one per cent of 500 million allows', async () => {
    expect(termsOf(await shown({ changes: { atr: 2 } }))).toEqual({
      'Earliest buy': 'Wednesday 26/08',
      Entry: '28.60',
      Stop: '27.40',
      Target: '31.00',
      'Reward / risk': '1.74',
      'Earliest sale': 'Friday 28/08',
      Quantity: '1,600',
    });
  });

  it('names loss and gain after costs, what limits the quantity, and the worst case of three days at the floor', async () => {
    expect(notesOf(await shown({ changes: { atr: 2 } }))).toEqual([
      'At the stop: a loss of 2,098,240 đ (0.42% of capital). At the target: a gain of 3,647,360 đ. After fees and tax.',
      'The quantity follows from the risk per trade (1.00% of capital), counted down to 25.60 (the stop, or 1.50 ATR below the entry where that is lower).',
      'It cannot be sold before T+2: at the floor on all three trading days from 26/08 to 28/08, the loss is 9,040,840 đ (1.81% of capital).',
      'The target lies twice the stop’s distance above the signal price, at least 4%; it is not a forecast.',
    ]);
  });

  it('calls a loss a loss where fees and tax are more than what the target brings', async () => {
    const [results] = notesOf(await shown({ changes: { entryPrice: 30.95 } }));
    expect(results).toMatch(
      /^At the stop: a loss of [\d,]+ đ \([\d.]+% of capital\)\. Even at the target: a loss of [\d,]+ đ, as fees and tax/,
    );
  });

  it('puts no more than a fifth of the capital in one symbol, and says so', async () => {
    const plan = await shown();

    expect(termsOf(plan)).toMatchObject({ Quantity: '3,400' });
    expect(notesOf(plan)[1]).toBe(
      'The quantity follows from the most that one symbol may take (20.00% of capital).',
    );
  });

  it('buys at the opening price once that is known; stop and target stay those of the signal', async () => {
    const terms = termsOf(await shown({ changes: { entryPrice: 29 } }));
    expect(terms).toMatchObject({ Entry: '29.00', Stop: '27.40', Target: '31.00', Quantity: '2,900' });
  });

  it('takes the open of the running day from the quote, and no open of another day', async () => {
    const changes = { day: '2026-08-26', earliestBuy: '2026-08-27', earliestSale: '2026-09-03' };
    const quote = { open: 29.1, price: 29.5, volume: 100 };

    const running = await shown({ changes, quote });
    expect(within(running).getByText('29.10').closest('dd')!.textContent).toContain('the open of that day');
    cleanup();

    const before = await shown({ changes, quote: { ...quote, day: '2026-08-26' } });
    expect(within(before).getByText('28.60').closest('dd')!.textContent).toContain('signal price');
    expect(termsOf(before)).not.toHaveProperty('At the price now');
  });

  it('says what buying at the price now would mean, or what is in its way', async () => {
    const now = async (price: number, atr = 0.7) => {
      const quote = { open: 29, price, volume: 100 };
      const plan = await shown({ changes: { entryPrice: 28.8, atr }, quote });
      const term = within(plan).getByText('At the price now').nextElementSibling!;
      cleanup();
      return term.textContent;
    };

    expect(await now(28)).toMatch(
      /^28\.00 reward \/ risk \d\.\d\d, [\d,]+ shares, [\d,]+ đ lost at the stop$/,
    );
    expect(await now(27.4)).toBe('27.40 stop broken');
    expect(await now(31)).toBe('31.00 beyond the target');
    expect(await now(27.6)).toMatch(/^27\.60 stop too near; [\d,]+ shares, [\d,]+ đ lost at the stop$/);
  });

  it('has no reward and risk where an ordinary day reaches the stop', async () => {
    const plan = await shown({ changes: { atr: 2.5 } });

    expect(termsOf(plan)).toMatchObject({
      'Reward / risk': 'stop too near',
      Stop: '27.40',
      Quantity: '1,200',
    });
  });

  it('is no purchase where the opening lies below the stop, or above the target', async () => {
    const below = await shown({ changes: { entryPrice: 27.4 } });
    expect(termsOf(below)).toMatchObject({ Stop: '27.40', 'Reward / risk': 'stop broken', Quantity: '—' });
    expect(notesOf(below)).toEqual(['An entry at 27.40 is not above the stop: no purchase on this signal.']);
    cleanup();

    const above = await shown({ changes: { entryPrice: 31 } });
    expect(termsOf(above)).toMatchObject({ 'Reward / risk': 'beyond the target', Quantity: '—' });
  });

  it('follows the stop and the target that the server lists', async () => {
    const listed = listedWith({ cutLossPrice: 27, targetPrice: 33 });

    expect(termsOf(await shown({ listed }))).toMatchObject({ Stop: '27.00', Target: '33.00' });
  });

  it('says how the target was set only where it follows the product’s rule, whoever sent it', async () => {
    const isRuleSaid = async (idea: object) => {
      const listed = listedWith(idea);
      const notes = notesOf(await shown({ listed }));
      cleanup();
      return notes.some((note) => note.startsWith('The target lies twice'));
    };

    expect(await isRuleSaid({})).toBe(true);
    expect(await isRuleSaid({ cutLossPrice: 27, targetPrice: 31.8 })).toBe(true);
    expect(await isRuleSaid({ cutLossPrice: 27, targetPrice: 33 })).toBe(false);
    expect(await isRuleSaid({ cutLossPrice: 27 })).toBe(false);
  });

  it('counts the worst case of one that is bought on its own day from that day’s reference price, where it is known', async () => {
    const worstOf = async (day: string, reference: number | null) => {
      const changes = { day, earliestBuy: day, earliestSale: '2026-09-03', atr: 2 };
      const notes = notesOf(await shown({ changes, quote: { reference } }));
      cleanup();
      return notes.flatMap((note) => /at the floor .*the loss is ([\d,]+) đ/.exec(note)?.[1] ?? []);
    };

    // Three floors below 28.60 lies 23.05 (26.60, 24.75), below 27.00 lies 21.80 (25.15, 23.40).
    const losses = [await worstOf('2026-08-27', 28.6), await worstOf('2026-08-27', 27)].flat();
    expect(losses).toEqual(['9,040,840', '11,035,840']);
    expect(await worstOf('2026-08-27', null)).toEqual([]);
    expect(await worstOf('2026-08-26', 27)).toEqual([]);
  });

  it('moves them with the candles only where an ex-date since is known', async () => {
    const listed = listedWith({ cutLossPrice: 27, targetPrice: 32 }, 28.9);

    expect(termsOf(await shown({ listed, exDates: ['2026-08-25', '2026-08-28'] }))).toMatchObject({
      ...{ Stop: '27.00', Target: '32.00' },
    });
    cleanup();
    const plan = await shown({ listed, exDates: ['2026-08-26'] });
    await waitFor(() => expect(termsOf(plan)).toMatchObject({ Stop: '26.72', Target: '31.67' }));
  });

  it('offers an alert at its stop and its target while the price now is short of them', async () => {
    const bells = async (price: number) => {
      await shown({ quote: { price, open: 29, volume: 100 } });
      const found = await screen.findAllByRole('button', { name: /^Alert when/ });
      const names = found.map((each) => each.getAttribute('aria-label'));
      cleanup();
      return names;
    };
    const [falls, rises] = ['Alert when HPG falls to 27.40', 'Alert when HPG rises to 31.00'];

    expect(await bells(29)).toEqual([falls, rises]);
    expect(await bells(27.4)).toEqual([rises]);
    expect(await bells(31.2)).toEqual([falls]);
  });

  it('says that its target has been reached, unless its stop was broken before', async () => {
    const plan = await shown({ changes: { highest: 31, voidedOn: '2026-08-27' } });
    expect(warningsOf(plan)).toEqual(['The target has been reached since it could be bought.']);
    cleanup();

    const broken = await shown({ changes: { highest: 30.95, voidedOn: '2026-08-27' } });
    expect(warningsOf(broken)).toEqual(['Stop broken on 27/08']);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'the end that the server sends',
      { cutLossPrice: 27.6, stopBrokenOn: '2026-08-26' },
      ['Stop broken on 26/08'],
    ],
    ['no break of a lower stop that it sends', { cutLossPrice: 27 }, []],
  ])('says %s', async (_, idea, warnings) => {
    const listed = listedWith(idea);
    const plan = await shown({ listed, changes: { voidedOn: '2026-08-27' } });
    expect(warningsOf(plan)).toEqual(warnings);
  });

  it('marks a sale in a year that no exchange has confirmed, and a newer plan of the symbol', async () => {
    const plan = await shown({
      changes: { earliestBuy: '2026-12-30', earliestSale: '2027-01-04' },
      replacedOn: '2026-12-30',
    });

    expect(termsOf(plan)).toMatchObject({
      'Earliest buy': 'Wednesday 30/12',
      'Earliest sale': 'Monday 04/01/2027 (expected)',
    });
    expect(within(plan).getByText('A newer signal of 30/12 replaces this plan.')).toBeTruthy();
  });

  it('follows the person’s capital, risk, largest position and costs, which My T+ keeps', async () => {
    const settings = { capital: 100_000_000, risk: 5_000, weight: 100_000, fee: 2_000, tax: 1_000 };
    expect(termsOf(await shown({ settings }))).toMatchObject({
      'Reward / risk': '1.68',
      Quantity: '300',
    });
  });

  it('of a past day offers no purchase', async () => {
    await shown();
    expect(await screen.findByRole('button', { name: 'Record a buy' })).toBeTruthy();
    cleanup();

    await shown({ isPast: true });
    expect(await screen.findByRole('button', { name: 'Capital and risk' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Record a buy' })).toBeNull();
  });
});

describe('the purchase that a plan records', () => {
  /** What the dialog begins with at a time of Thursday 27/08/2026. */
  async function recorded(how: Shown) {
    const opened: TradeDraft[] = [];
    await shown({ ...how, onOpened: (draft) => void opened.push(draft) });
    fireEvent.click(await screen.findByRole('button', { name: 'Record a buy' }));
    cleanup();
    return opened.at(-1);
  }

  const yesterdays = {
    changes: { day: '2026-08-26', earliestBuy: '2026-08-27', earliestSale: '2026-09-03', atr: 2 },
  } as const;
  const matched = { open: 29.1, price: 29.5, volume: 100 };

  it('is planned at the signal’s price until the day on which it can be bought has opened', async () => {
    expect(await recorded({ ...yesterdays, at: '08:50' })).toMatchObject({
      ...{ symbol: 'HPG', side: 'BUY', day: '2026-08-27', isPlanned: true },
      ...{ price: 28_600, quantity: 1_600, stop: 27_400, target: 31_000 },
      ...{ signalKind: 'BREAK_OUT', signalDay: '2026-08-26' },
    });
  });

  it('is made at the price now while the market is open, as the line of this price has it', async () => {
    const plan = await shown({ ...yesterdays, quote: matched, at: '10:00' });
    const line = within(plan).getByText('At the price now').nextElementSibling!.textContent;
    cleanup();

    const draft = await recorded({ ...yesterdays, quote: matched, at: '10:00' });
    expect(draft).toMatchObject({ day: '2026-08-27', price: 29_500, stop: 27_400, target: 31_000 });
    expect(draft).not.toHaveProperty('isPlanned');
    expect([line.startsWith('29.50'), line.includes(draft!.quantity!.toLocaleString('en-US'))]).toEqual([
      true,
      true,
    ]);
  });

  it('is made at the open of its day once the market has closed', async () => {
    expect(await recorded({ ...yesterdays, quote: matched })).toMatchObject({
      ...{ day: '2026-08-27', isPlanned: false, price: 29_100, stop: 27_400, target: 31_000 },
    });
    expect(await recorded({ changes: { entryPrice: 29, atr: 2 } })).toMatchObject({
      ...{ day: '2026-08-26', isPlanned: false, price: 29_000 },
    });
  });

  it.each([
    [27.2, 'STOP_BROKEN'],
    [31, 'BEYOND_TARGET'],
  ])(
    'is a lot without stop and target, and says why, where the price is beyond one: %d',
    async (price, why) => {
      const draft = await recorded({ ...yesterdays, quote: { ...matched, price }, at: '10:00' });
      expect(draft).toMatchObject({ price: price * 1_000, quantity: 100, noLevels: why });
      expect([draft!.stop, draft!.target]).toEqual([undefined, undefined]);
    },
  );
});
