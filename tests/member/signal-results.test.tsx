import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isFinished, resultsOf, totalsOf } from '../../src/member/signals/results/signal-results';
import type { SymbolResultsQuery } from '../../src/member/signals/results/results.generated';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import type { ListedSignal } from '../../src/graph/values';
import { textsOf } from '../support/page';
import { open, type Answers } from '../support/pulse-signals-news.page';
import { listOf, signal } from '../support/signals';

type SymbolResults = SymbolResultsQuery['signalHistory'];

const row = (symbol: string, day: string | null, kind: ListedSignal['kind'] = 'BREAK_OUT') =>
  signal({ symbol, price: 20, kind, day });

const rows = [row('HPG', '2026-08-24'), row('HPG', '2026-08-10'), row('SSI', '2026-08-10', 'TREND_UP')];

const dayOutcomes = (day: string, ...percents: number[]) => ({
  ...{ __typename: 'DayOutcomes', day },
  outcomes: [3, 5, 10, 20].map((tradingDays, i) => ({
    ...{ __typename: 'Outcome', tradingDays, percent: percents[i] ?? null },
  })),
});

const voided = {
  ...({ __typename: 'PastSignal', kind: 'BREAK_OUT', day: '2026-08-10', price: 20 } as const),
  ...{ voidBelow: 19.4, voidedOn: '2026-08-12', atr: 0.5, highest: 20.2 },
  ...{ earliestBuy: '2026-08-11', entryPrice: 20.1 },
};

const histories: Readonly<Record<'HPG' | 'SSI', SymbolResults>> = {
  HPG: {
    ...({ __typename: 'SignalHistory', symbol: 'HPG', availability: 'READY', brokenBy: null } as const),
    signals: [voided],
    days: [dayOutcomes('2026-08-24', 3), dayOutcomes('2026-08-10', -4, -6, -8)],
  },
  SSI: {
    ...({
      __typename: 'SignalHistory',
      symbol: 'SSI',
      availability: 'READY',
      brokenBy: null,
      signals: [],
    } as const),
    days: [dayOutcomes('2026-08-10', 7, 0, 1)],
  },
};

const computed = new Map(Object.entries(histories));

const answers = (of: Answers[string]): Answers => ({
  Signals: [listOf(rows)],
  SignalInstruments: [{ quotes: [] }],
  SymbolResults: of,
});

async function results(of: Answers[string]) {
  const page = await open(<SignalsPanel />, answers(of));
  await userEvent.click(await screen.findByRole('button', { name: 'Results' }));
  return page;
}

describe('the results of listed signals', () => {
  it('are those of every signal of the list in its order, losers included, and tell which were voided', () => {
    expect(
      resultsOf(rows as ListedSignal[], computed).map((result) => [
        result.signal.symbol,
        ...result.outcomes.map(({ percent }) => percent),
        result.voidedOn,
      ]),
    ).toEqual([
      ['HPG', 3, null, null, null],
      ['HPG', -4, -6, -8, '2026-08-12'],
      ['SSI', 7, 0, 1, null],
    ]);
  });

  it('are added up', () => {
    expect(totalsOf(resultsOf(rows as ListedSignal[], computed))).toEqual([
      { tradingDays: 3, count: 3, hitRate: 2 / 3, mean: 2 },
      { tradingDays: 5, count: 2, hitRate: 0, mean: -3 },
      { tradingDays: 10, count: 2, hitRate: 0.5, mean: -3.5 },
    ]);
  });

  it('claim nothing of a symbol that is not computed yet', () => {
    const totals = totalsOf(resultsOf(rows as ListedSignal[], new Map()));

    expect(totals.map(({ count, mean }) => [count, mean])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });

  it('are finished ten trading days after the next opening, or once the stop is broken', () => {
    const result = (day: string | null, voidedOn: string | null = null) => ({
      ...{ signal: row('HPG', day) as ListedSignal, outcomes: [], voidedOn },
    });

    // 13 August 2026 is a Thursday: bought on the 14th, the tenth trading day after that is the 28th.
    expect(isFinished(result('2026-08-13'), '2026-08-27')).toBe(false);
    expect(isFinished(result('2026-08-13'), '2026-08-28')).toBe(true);
    expect(isFinished(result('2026-08-25', '2026-08-26'), '2026-08-27')).toBe(true);
    expect(isFinished(result(null), '2026-08-27')).toBe(false);
  });

  it('open beside the list, are requested once for each symbol, and are in the address', async () => {
    const { requests, visited } = await results([
      { signalHistory: histories['HPG'] },
      { signalHistory: histories['SSI'] },
    ]);
    const finished = await screen.findByRole('table', { name: '2 finished signals' });
    const running = screen.getByRole('table', { name: '1 running signal' });

    await waitFor(() =>
      expect(textsOf(finished.querySelectorAll('tbody tr'))).toEqual([
        'HPGBreakout10/08-4.00%-6.00%-8.00%12/08',
        'SSITrend following10/08+7.00%0.00%+1.00%—',
      ]),
    );
    expect(textsOf(running.querySelectorAll('tbody tr'))).toEqual(['HPGBreakout24/08+3.00%——\u2014']);
    expect(finished.compareDocumentPosition(running)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(requests.filter(({ name }) => name === 'SymbolResults').map(({ variables }) => variables)).toEqual(
      [
        { symbol: 'HPG', until: '2026-08-27', days: ['2026-08-24', '2026-08-10'] },
        { symbol: 'SSI', until: '2026-08-27', days: ['2026-08-10'] },
      ],
    );
    expect(visited.at(-1)).toBe('/?signals=results');
    expect(screen.getByText('3 signals of the list, won and lost')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('table', { name: 'T+ signals' })).toBeTruthy();
    expect(visited.at(-1)).toBe('/');
  });

  it('show how far they are, and no figure over several symbols until all are computed', async () => {
    await results([{ signalHistory: histories['HPG'] }, 'silence']);

    expect(await screen.findByText('1 of 2 symbols computed')).toBeTruthy();
    expect(screen.getByText('Figures follow once every symbol is computed.')).toBeTruthy();
    expect(screen.getByText('The verdict and the curve follow once every symbol is computed.')).toBeTruthy();
    expect(screen.queryByRole('table', { name: /signals of the list/ })).toBeNull();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: /computed$/ }).value).toBe(1);
  });

  it('tell what could not be loaded, and request that alone again', async () => {
    const { requests } = await results([
      { signalHistory: histories['HPG'] },
      new Error('down'),
      { signalHistory: histories['SSI'] },
    ]);

    await screen.findByText('The candles of 1 symbol could not be loaded');
    expect(screen.queryByRole('table', { name: /signals of the list/ })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(within(screen.getByRole('region')).getByRole('button', { name: 'Retry' }));
    // Not what the track record beneath, which has no answer here, says of itself.
    await waitFor(() => expect(screen.queryByText(/^The candles of .* could not be loaded/)).toBeNull());
    expect(requests.filter(({ name }) => name === 'SymbolResults')).toHaveLength(3);
    expect(await screen.findByRole('table', { name: /signals of the list/ })).toBeTruthy();
  });

  it.each([
    ['none has finished yet', histories['HPG']!, 'No signal has finished yet.'],
    [
      'none runs any more',
      {
        ...histories['HPG']!,
        signals: [{ ...histories['HPG']!.signals[0]!, day: '2026-08-24', voidedOn: '2026-08-26' }],
      },
      'No signal is running.',
    ],
  ])('say so where %s', async (_, history, sentence) => {
    const given = { ...answers([{ signalHistory: history }]), Signals: [listOf(rows.slice(0, 1))] };
    await open(<SignalsPanel />, given, '/?signals=results');

    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('say so where the feed has no candles', async () => {
    const none = { ...histories['HPG'], availability: 'NO_DATA', signals: [], days: [] };
    await results([{ signalHistory: none }]);

    expect(
      await screen.findByText('The feed has no candles, so there are no results to compute.'),
    ).toBeTruthy();
  });
});
