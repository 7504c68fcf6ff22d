import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WhyPanel } from '../../src/member/signals/why/WhyPanel';
import type { ListedSignal } from '../../src/graph/values';
import { withSignal } from '../../src/lib/signal-address';
import { sentPlan } from '../../src/member/shared/plan/sent-plan';
import { textsOf } from '../support/page';
import { open, type Answers } from '../support/pulse-signals-news.page';
import { listOf, signal } from '../support/signals';
import { Provisional } from '../../src/member/signals/why/Provisional';
import type { SignalHistoryQuery } from '../../src/graph/signal-history.generated';

type Book = SignalHistoryQuery['signalHistory'];
type Case = Book['signals'][number];

const outcomes = [3, 5, 10, 20].map((tradingDays, i) => ({
  __typename: 'Outcome',
  tradingDays,
  percent: i === 0 ? 2.345 : null,
}));
const stats = (tradingDays: number, mean: number | null, hitRate: number | null) => ({
  ...{ __typename: 'OutcomeStats', tradingDays, count: 9, mean, hitRate },
});

const breakOut = {
  __typename: 'PastSignal',
  ...{ kind: 'BREAK_OUT', day: '2026-08-25', price: 27.85, voidBelow: 26.87, voidedOn: null, outcomes },
  ...{ atr: 0.7, highest: null },
  ...{ earliestBuy: '2026-08-26', earliestSale: '2026-08-28', entryPrice: 28 },
  evidence: {
    __typename: 'BreakOutEvidence',
    ...{ level: 27.6, peakDay: '2026-07-02', volume: 3_660_000, usualVolume: 2_000_000 },
  },
} as Case;

const divergence = {
  ...breakOut,
  ...{ kind: 'DIVERGENCE', day: '2026-06-10', price: 25, voidBelow: 24.1, voidedOn: '2026-06-15' },
  evidence: {
    __typename: 'DivergenceEvidence',
    first: { __typename: 'Pivot', day: '2026-05-20', low: 24.6, rsi: 28.44 },
    second: { __typename: 'Pivot', day: '2026-06-03', low: 24.1, rsi: 33.99 },
  },
} as Case;

const backTest = {
  ...breakOut,
  kind: 'BACK_TEST',
  evidence: {
    ...{ __typename: 'BackTestEvidence', breakoutDay: '2026-08-10', level: 27.6, peakDay: '2026-07-06' },
    ...{ zoneTop: 27.985, low: 27.7, volume: 640, breakoutVolume: 1000 },
  },
} as Case;

const trendUp = {
  ...breakOut,
  kind: 'TREND_UP',
  evidence: {
    __typename: 'TrendUpEvidence',
    ...{ average50: 26.123, average150: 24, average200: 23, monthAgo: 22.5, yearLow: 20, yearHigh: 30 },
  },
} as Case;

const bookOf = (changes: Partial<Book> = {}) => ({
  signalHistory: {
    ...{ __typename: 'SignalHistory', symbol: 'HPG', availability: 'READY' },
    ...{ tradingDays: 1_250, since: '2021-08-02', brokenBy: null },
    signals: [divergence, breakOut],
    trackRecords: [
      {
        ...{ __typename: 'TrackRecord', kind: 'BREAK_OUT', count: 11 },
        horizons: [stats(3, 0.93, 0.53), stats(5, -1.47, 0.4), stats(10, 1.81, 0.6), stats(20, null, null)],
      },
    ],
    ...changes,
  },
});

const listed = ['HPG', 'SSI'].map((symbol) => signal({ symbol, price: 20, day: '2026-08-25' }));

const quiet: Answers = { Signals: [listOf([])], RiskBudget: ['silence'], Desk: ['silence'] };

async function shown(changes: Partial<Book> = {}, at = '/technical/HPG', answers: Answers = {}) {
  const all = { ...quiet, SignalHistory: [bookOf(changes)], ...answers };
  const page = await open(<WhyPanel symbol="HPG" />, all, at);
  const region = screen.getByRole('region', { name: 'Why this signal' });
  await waitFor(() => expect(region.querySelector('.columns, .reason')).not.toBeNull());
  return { ...page, region };
}

const sentences = (region: HTMLElement) =>
  textsOf(region.querySelectorAll('.columns ul > li')).map((text) => text.replace(/[⁦⁩]/g, ''));

/** Follows the way to the newest signal found. */
async function goToNewest(region: HTMLElement, visited: readonly string[]) {
  await userEvent.click(
    within(region).getByRole('button', { name: 'Newest signal found: Breakout of 25/08' }),
  );
  expect(visited.at(-1)).toBe('/technical/HPG?signal=buy_break_out.2026-08-25');
  expect(await within(region).findByText('Breakout')).toBeTruthy();
}

const addressOf = (row: object) =>
  withSignal('/technical/HPG', row as Parameters<typeof withSignal>[1]).replaceAll('+', '%20');

describe('the explanation of a signal', () => {
  it('is that of the newest one where the address names none', async () => {
    const { region, requests } = await shown();

    expect(await within(region).findByText('Why the signal of 25/08')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'SignalHistory')).toEqual({
      name: 'SignalHistory',
      variables: { symbol: 'HPG', until: '2026-08-27' },
    });
  });

  it.each<[Case, string[]]>([
    [
      breakOut,
      [
        '27.85 over the 55-day high 27.60 (02/07)',
        'Volume 1.8 times the 20-day average',
        'Close in the upper half of the candle',
      ],
    ],
    [
      divergence,
      [
        'Lower low: 24.10 (03/06) after 24.60 (20/05)',
        'RSI(14) higher: 33.99 after 28.44, the first below 40',
        'Low confirmed five trading days later, close 25.00',
      ],
    ],
    [
      backTest,
      [
        'Back at 27.60, broken on 10/08',
        'Low 27.70 reached the support zone, upper edge 27.99',
        'Close 27.85 held that level, above the open',
        'Volume 64% of the breakout day',
      ],
    ],
    [
      trendUp,
      [
        'Close 27.85 over MA50 26.12, over MA150 24.00, over MA200 23.00',
        'MA200 rises: 23.00, 22 trading days ago 22.50',
        '39% above the 52-week low 20.00',
        '92% of the 52-week high 30.00',
      ],
    ],
  ])('gives its evidence in the figures of its day (%#)', async (signal, expected) => {
    const { region } = await shown({ signals: [signal] });

    expect(sentences(region)).toEqual(expected);
  });

  it('gives the server’s rule in place of its own evidence where the list has one, as text', async () => {
    const rule = 'Giá vượt đỉnh <b>quý</b>';
    const { region } = await shown({}, '/technical/HPG', { Signals: [listOf([{ ...listed[0]!, rule }])] });

    expect((await within(region).findByText(rule)).lang).toBe('vi');
    expect(sentences(region)).toEqual([]);
  });

  it('names the close that voids it on a tick, and the trading day that did', async () => {
    const { region } = await shown({ signals: [breakOut] });
    expect(within(region).getByText('Stop').nextElementSibling!.textContent).toMatch(/^26\.87 /);
    expect(region.querySelector('.warning')).toBeNull();
  });

  it('says since when it is void', async () => {
    const { region } = await shown({ signals: [divergence] });

    expect(textsOf(region.querySelectorAll('.warning'))).toContain('Stop broken on 15/06');
  });

  it('shows a record of fewer than 30 cases in grey', async () => {
    const { region } = await shown();
    const table = within(region).getByRole('table', { name: '11 cases since 2021 on this symbol' });

    expect(table.querySelectorAll('tbody tr[data-few]')).toHaveLength(4);
  });

  it('computes the record over all symbols of the list when that is requested, with its progress', async () => {
    const { region, requests } = await shown({}, '/technical/HPG', {
      Signals: [listOf(listed)],
      SymbolResults: ['silence'],
    });
    expect(requests.some(({ name }) => name === 'SymbolResults')).toBe(false);
    await userEvent.click(within(region).getByRole('button', { name: 'Compute over all symbols' }));

    expect(await within(region).findByText('0 of 2 symbols computed')).toBeTruthy();
    expect(within(region).queryByRole('button', { name: 'Compute over all symbols' })).toBeNull();
    expect(requests.filter(({ name }) => name === 'SymbolResults')).toHaveLength(2);
  });

  it('gives the raw figures of this symbol alone, and says that there is nothing to compare', async () => {
    const { region } = await shown();
    const table = within(region).getByRole('table', { name: '11 cases since 2021 on this symbol' });

    expect(textsOf(table.querySelectorAll('tbody tr'))).toEqual([
      'T+3 9 cases+0.93%53%',
      'T+5 9 cases-1.47%40%',
      'T+10 9 cases+1.81%60%',
      'T+20 9 cases——',
    ]);
    expect(within(region).getByText(/^This symbol alone, with no other to compare\./)).toBeTruthy();
  });

  it.each<[string, object | null, boolean]>([
    ['is worse, by its last computation', { until: '2026-08-27', kinds: ['BREAK_OUT'] }, true],
    ['is that of another kind', { until: '2026-08-27', kinds: ['DIVERGENCE'] }, false],
    ['was computed after the shown day', { until: '2026-08-28', kinds: ['BREAK_OUT'] }, false],
    ['is unreadable', { until: 'x', kinds: 7 }, false],
    ['was never computed', null, false],
  ])('marks a kind whose record over all symbols %s', async (_, kept, isMarked) => {
    if (kept) localStorage.setItem('worseKinds', JSON.stringify(kept));
    const { region } = await shown();
    const mark = within(region).queryByText('Record: worse than buying any of the list’s symbols that day');

    expect([mark !== null, mark?.querySelector('svg') != null]).toEqual([isMarked, isMarked]);
  });

  it('draws a loss to the left of where the gains begin', async () => {
    const { region } = await shown();
    const [first, second] = [...region.querySelectorAll<HTMLElement>('.bar')].map(({ style }) => style);

    expect(parseFloat(second!.marginLeft)).toBe(0);
    expect(parseFloat(second!.width)).toBeCloseTo(parseFloat(first!.marginLeft), 5);
  });

  it('says that there is not enough data with fewer than 252 bars', async () => {
    const { region } = await shown({ tradingDays: 251, trackRecords: [] });

    expect(
      within(region).getByText('Not enough data: 251 trading days so far, at least 252 are needed.'),
    ).toBeTruthy();
  });

  it('says where its prices step, and how many days it has since', async () => {
    const brokenBy = { __typename: 'SeriesBreak', kind: 'STEP', day: '2026-08-20' };
    const { region } = await shown({ tradingDays: 6, brokenBy } as Partial<Book>);

    within(region).getByText(
      'The prices step on 20/08 by more than the exchange allows: probably not adjusted. Signals, plans and records begin with that day: 6 trading days.',
    );
  });

  it('tells from when it may be sold, with the days between', async () => {
    const { region } = await shown();

    expect(within(region).getByText('Afternoon of 28/08')).toBeTruthy();
    expect(textsOf(region.querySelectorAll('.rail li'))).toEqual([
      '26/08bought',
      '27/08T+1',
      '28/08T+2, 13:00',
    ]);
    expect(region.textContent).toMatch(/Bought on 28\/08: afternoon of \S*Friday 04\/09/);
  });

  it('tells the sale of an old one by the rule of its time', async () => {
    const { region } = await shown({
      signals: [{ ...breakOut, day: '2022-02-28', earliestBuy: '2022-03-01' }],
    });

    expect(within(region).getByText('Why the signal of 28/02/2022')).toBeTruthy();
    expect(within(region).getByText('Morning of 04/03/2022')).toBeTruthy();
    expect(textsOf(region.querySelectorAll('.rail li'))).toEqual([
      '01/03/2022bought',
      '03/03/2022T+2',
      '04/03/2022T+3, 09:00',
    ]);
  });

  it('tells what it has brought so far', async () => {
    const { region } = await shown();

    expect(textsOf(region.querySelectorAll('.outcomes > div'))).toEqual([
      'T+3+2.35%',
      'T+5—',
      'T+10—',
      'T+20—',
    ]);
  });

  it('is never a recommendation', async () => {
    const { region } = await shown();

    expect(within(region).getByText(/not investment advice/)).toBeTruthy();
  });
});

describe('the way from signal to signal', () => {
  it('is a press, and in the address', async () => {
    const { region, visited } = await shown();
    const [earlier, later] = ['Previous signal', 'Next signal'].map((name) =>
      within(region).getByRole('button', { name }),
    );
    expect(later!.getAttribute('aria-disabled')).toBe('true');

    await userEvent.click(earlier!);
    expect(await within(region).findByText('Why the signal of 10/06')).toBeTruthy();
    expect(visited.at(-1)).toBe('/technical/HPG?signal=buy_divergence.2026-06-10');

    await userEvent.click(later!);
    expect(await within(region).findByText('Why the signal of 25/08')).toBeTruthy();
  });

  it('begins with the signal that the address names', async () => {
    const { region } = await shown({}, '/technical/HPG?signal=buy_divergence.2026-06-10');

    expect(await within(region).findByText('Why the signal of 10/06')).toBeTruthy();
  });
});

describe('a signal of the list that the studies do not find', () => {
  const idea = { cutLossPrice: 19, targetPrice: 22, entryPrice: null, atr: null };
  const at = '/technical/HPG?signal=buy_trend_up.2026-08-25';
  const sent = { ...listed[0]!, kind: 'TREND_UP', idea };

  it('is shown with what the server sent, under its own name, with a way to the newest one found', async () => {
    const { region, visited } = await shown({}, at, { Signals: [listOf([sent])] });

    expect(await within(region).findByText(/do not find it in the candles/)).toBeTruthy();
    expect(region.querySelector('h2')!.textContent).toBe('Trend followingWhy the signal of 25/08');
    const plan = within(region).getByRole('region', { name: 'Trade plan' });
    for (const price of ['20.00', '19.00', '22.00']) expect(within(plan).getAllByText(price)).toHaveLength(1);

    await goToNewest(region, visited);
  });

  it.each<[string, number | null, string, string]>([
    ['of its own', 19.4, '19.40', 'entry price sent by the server'],
    ['none', null, '20.00', 'signal price; the open of that day is not known'],
  ])('is bought where its row in the list is judged: at an entry %s', async (_, entryPrice, entry, words) => {
    const rows = [{ ...sent, idea: { ...idea, entryPrice, atr: 1 } }];
    const { region } = await shown({}, at, { Signals: [listOf(rows)] });

    const plan = await within(region).findByRole('region', { name: 'Trade plan' });
    const termOf = (name: string) => within(plan).getByText(name).nextElementSibling!.textContent;
    expect(termOf('Entry')).toBe(`${entry} ${words}`);
    const list = sentPlan(rows[0] as unknown as ListedSignal)!;
    expect(list.obstacle).toBe(entryPrice === null ? null : 'STOP_TOO_NEAR');
    expect(termOf('Reward / risk').startsWith('stop too near')).toBe(list.obstacle !== null);
  });

  it('is explained by the server’s rule where it has one, not by those that do not find it', async () => {
    const rule = 'MACD crossed its signal line';
    const { region } = await shown({}, at, { Signals: [listOf([{ ...sent, rule }])] });

    expect((await within(region).findByText(rule)).lang).toBe('');
    expect(within(region).queryByText(/do not find it in the candles/)).toBeNull();
  });

  it('has no plan without a stop and a target', async () => {
    const { region } = await shown({}, at, { Signals: [listOf([{ ...sent, idea: null }])] });

    expect(await within(region).findByText(/do not find it in the candles/)).toBeTruthy();
    expect(within(region).queryByRole('region', { name: 'Trade plan' })).toBeNull();
    expect(within(region).getByText('Price').nextElementSibling!.textContent).toBe('20.00');
  });
});

describe('the plan of a listed signal', () => {
  const idea = { cutLossPrice: 24, targetPrice: 27, entryPrice: null, atr: null };
  const older = { ...listed[0]!, kind: 'DIVERGENCE', day: '2026-06-10', price: 25, idea };
  const listedOnly = { ...listed[0]!, kind: 'TREND_UP', day: '2026-08-20', idea };
  const replacedOn = async (row: object, rows: readonly object[]) => {
    const { region } = await shown({}, addressOf(row), { Signals: [listOf(rows)] });
    await within(region).findByRole('region', { name: 'Trade plan' });
    const [, day = null] = /A newer signal of (\S+) replaces/.exec(region.textContent) ?? [];
    return day;
  };

  it.each<[string, object, readonly object[], string | null]>([
    ['stands where the list has no later one', older, [older], null],
    ['gives way to a later one that is sent', older, [listedOnly, older], '20/08'],
    ['gives way to a later one that is found, as after computing', older, [listed[0]!, older], '25/08'],
    ['stands beside later ones of other symbols', older, [listed[1]!, older], null],
    ['stands where only candles have a later one', listedOnly, [listedOnly], null],
    ['is replaced by a found one where it is not listed', older, [], '25/08'],
  ])('follows the list: it %s', async (_, row, rows, day) => {
    expect(await replacedOn(row, rows)).toBe(day);
  });
});

describe('a signal of the list that the product cannot read', () => {
  const idea = { cutLossPrice: 19, targetPrice: 22, entryPrice: 19.8, atr: null };
  const rows = [
    { ...listed[0]!, kind: null, study: 'MACD cross', idea },
    { ...listed[0]!, day: null, time: 'hôm qua' },
  ];

  it('is shown as the server sent it where its kind is unknown, and no other under its name', async () => {
    const { region, visited } = await shown({}, addressOf(rows[0]!), { Signals: [listOf(rows)] });

    expect(await within(region).findByText(/do not find it in the candles/)).toBeTruthy();
    expect(region.querySelector('h2')!.textContent).toBe('MACD crossWhy the signal of 25/08');
    expect(textsOf(region.querySelectorAll('.reason dl > div'))).toEqual([
      'Price20.00',
      'Entry price19.80',
      'Cut loss19.00',
      'Target price22.00',
    ]);
    expect(within(region).queryByText('Breakout')).toBeNull();

    await goToNewest(region, visited);
  });

  it('is shown with the moment as it came where its day cannot be read', async () => {
    const { region } = await shown({}, addressOf(rows[1]!), { Signals: [listOf(rows)] });

    expect(await within(region).findByText(/do not find it in the candles/)).toBeTruthy();
    expect(textsOf(region.querySelectorAll('.reason dl > div'))).toEqual(['Price20.00', 'Updatedhôm qua']);
  });

  it('is not replaced by another one where the server no longer lists it', async () => {
    const { region } = await shown({}, addressOf(rows[1]!));

    expect(region.querySelector('.reason')?.textContent).toContain(
      'Computed from the candles of the chart, there is no such signal.',
    );
    expect(within(region).queryByText('Breakout')).toBeNull();
  });
});

describe('without an explanation, the panel says why', () => {
  const closesAlone = { __typename: 'SeriesBreak', kind: 'CLOSE_ONLY', day: '2026-08-27' } as const;

  it.each<[string, Partial<Book>, string, string]>([
    ['the feed has no bars', { availability: 'NO_DATA', signals: [] }, '', 'The feed has no candles of HPG'],
    ['there was no signal', { signals: [] }, '', 'No T+ signal on HPG in the 1,250 trading days examined.'],
    [
      'the bars do not give the one that is requests for',
      {},
      '?signal=buy_trend_up.2026-08-25',
      'there is no such signal on 25/08/2026',
    ],
    [
      'the feed has closes alone',
      { signals: [], tradingDays: 0, brokenBy: closesAlone },
      '',
      'Up to 27/08 the feed has the closes alone. Signals, plans and records need highs and lows too, so there are none.',
    ],
    ['its day is not over', {}, '?signal=buy_trend_up.2026-08-28', 'The trading day of 28/08 is not over.'],
  ])('%s', async (_, book, search, words) => {
    const { region } = await shown(book, `/technical/HPG${search}`);

    expect(region.querySelector('.reason')?.textContent).toContain(words);
    expect(region.textContent).not.toMatch(/\b0 trading days/);
    expect(within(region).getByText(/not investment advice/)).toBeTruthy();
  });

  it('is not there for a symbol that does not exist', async () => {
    const none = { availability: 'UNKNOWN_SYMBOL', signals: [] } as const;
    await open(<WhyPanel symbol="XYZ" />, { ...quiet, SignalHistory: [bookOf(none)] }, '/technical/XYZ');

    await waitFor(() => expect(screen.queryByRole('region', { name: 'Why this signal' })).toBeNull());
  });

  it('where it could not be loaded, with a retry', async () => {
    const { requests } = await open(<WhyPanel symbol="HPG" />, {
      ...quiet,
      SignalHistory: [new Error('down'), bookOf()],
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Why the signal of 25/08')).toBeTruthy();
    expect(requests.filter(({ name }) => name === 'SignalHistory')).toHaveLength(2);
  });
});

describe('what the forming bar would give', () => {
  const today = { ...breakOut, day: '2026-08-27', price: 28.4 } as Case;

  async function provisionalAt(time: string) {
    const { requests } = await open(
      <Provisional symbol="HPG" now={new Date(`2026-08-27T${time}:00+07:00`)} />,
      { SignalHistory: [bookOf({ signals: [divergence, today] })] },
    );
    return requests;
  }

  it.each(['14:15', '14:50', '14:59'])('is shown as provisional at %s, apart from the list', async (time) => {
    await provisionalAt(time);

    expect((await screen.findByText('Provisional')).parentElement!.textContent).toBe(
      `ProvisionalBreakoutAt ${time}, price 28.40: today’s candle is still forming; the signal is certain only after the close.`,
    );
    expect(screen.getAllByText('Provisional')).toHaveLength(1);
  });

  it.each(['14:14', '15:00'])('is not requested at %s', async (time) => {
    expect(await provisionalAt(time)).toEqual([]);
    expect(screen.queryByText('Provisional')).toBeNull();
  });
});
