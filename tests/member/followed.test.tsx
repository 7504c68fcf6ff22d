import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { runInWorker } from '../../src/graph/signal-history.worker-client';
import { epochSecondsOf } from '../../src/market/day';
import { USUAL_COSTS } from '../../src/market/costs';
import { followSignals } from '../../src/market/outcomes/followed';
import { formatPercent } from '../../src/market/format';
import type { Candles } from '../../src/market/candles';
import { symbolSums, trackRecordsOf } from '../../src/market/outcomes/track-record';
import { studySignals } from '../../src/market/studies/studies';
import { loadMessages } from '../../src/i18n/i18n';
import { Followed } from '../../src/member/signals/results/Followed';
import { TrackRecords } from '../../src/member/signals/results/TrackRecords';
import { choiceIn, withChoice } from '../../src/member/signals/results/useFollowChoice';
import {
  changesOf,
  heightOf,
  monthEnds,
  pointsOf,
  scaleOf,
  yearsIn,
} from '../../src/member/signals/results/curve';
import { tradingDayTime, walk } from '../support/market/series';
import { open, textsOf } from '../support/pulse-signals-news.page';

const UNTIL = '2026-08-27';
const SYMBOLS = ['HPG', 'SSI', 'FPT'];

const series = SYMBOLS.map((symbol, i) => {
  const candles = recent(walk(i + 1, 1_100));
  return { symbol, candles, signals: studySignals(candles) };
});
const index = recent(walk(9, 1_100));

/** Bars whose last one is that of the last session before the tests' clock. */
function recent(candles: Candles): Candles {
  let last = 2_700;
  while (tradingDayTime(last) > epochSecondsOf(UNTIL)) last -= 1;
  return { ...candles, time: candles.time.map((_, i) => tradingDayTime(last - 1_099 + i)) };
}

const kept = { signalHistory: { __typename: 'SignalHistory', symbol: '', availability: 'READY' } };

/** Studies a series as a load of its symbol does. */
function study(symbol: string, candles: Candles, until = UNTIL) {
  const input = { symbol, until: epochSecondsOf(until), candles, isCut: false, days: [] };
  return runInWorker('history', input);
}

async function openFollowed({ withIndex = true, until = UNTIL } = {}) {
  for (const { symbol, candles } of series) await study(symbol, candles, until);
  if (withIndex) await study('VNINDEX', index, until);
  await loadMessages('signal');
  const followed = <Followed symbols={SYMBOLS} until={until} />;
  return open(followed, { KeptSeries: [kept] }, '/?signals=results');
}

const rules = {
  ...{ kind: null, since: '2023-08-27', positions: 10, capital: 500_000_000, costs: USUAL_COSTS },
};

describe('following every signal', () => {
  it('shows the curve of three years beside the index, its figures and its worst trades', async () => {
    await openFollowed();
    const { values, benchmark, trades } = followSignals(series, index, rules);
    const end = (each: readonly number[]) => formatPercent((each.at(-1)! / 500_000_000 - 1) * 100);

    const chart = await screen.findByRole('img');
    expect(chart.getAttribute('aria-label')).toContain(`every signal followed ${end(values)}, VN-Index held`);
    expect(chart.getAttribute('aria-label')).toMatch(new RegExp(`${end(benchmark!).replace('+', '\\+')}$`));
    const worst = screen.getByRole('table', { name: /worst trades/ });
    expect(within(worst).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('Completed trades').nextElementSibling!.textContent).toMatch(
      new RegExp(`^${trades.length} `),
    );
    expect(screen.getByRole('table', { name: 'Month by month', hidden: true })).toBeTruthy();
  });

  it('follows one kind, a span and a number of positions, which stand in the address', async () => {
    const { visited } = await openFollowed();
    await screen.findByRole('img');
    await userEvent.click(screen.getByRole('button', { name: 'Breakout' }));
    await userEvent.click(screen.getByRole('button', { name: '1 year' }));
    await userEvent.click(screen.getByRole('button', { name: '5 positions' }));

    expect(visited.at(-1)).toBe('/?signals=results&follow=buy_break_out&years=1&positions=5');
    const { trades } = followSignals(series, index, {
      ...{ ...rules, kind: 'buy_break_out', since: '2025-08-27', positions: 5 },
    });
    await waitFor(() =>
      expect(screen.getByText('Completed trades').nextElementSibling!.textContent).toMatch(
        new RegExp(`^${trades.length} `),
      ),
    );
  });

  it('stands without the index where that fails to load, says so and loads it again', async () => {
    const { requests } = await openFollowed({ withIndex: false, until: '2026-08-26' });

    expect(await screen.findByText('VN-Index could not be loaded')).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).not.toContain('VN-Index');
    expect(requests.map(({ name, variables }) => [name, variables])).toEqual([
      ['RiskBudget', {}],
      [expect.any(String), { symbol: 'VNINDEX', until: '2026-08-26' }],
    ]);
    await study('VNINDEX', index, '2026-08-26');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toContain('VN-Index'));
  });
});

describe('the record over all symbols', () => {
  it('shows the count, the rate and the mean of a kind with their intervals', async () => {
    for (const { symbol, candles } of series) await study(symbol, candles);
    await loadMessages('signal');
    await open(<TrackRecords symbols={SYMBOLS} until={UNTIL} kinds={['BREAK_OUT']} />, {});

    const record = trackRecordsOf(
      series.map(({ candles, signals }) => symbolSums(candles, signals)!),
    ).kinds.get('buy_break_out')!;
    const table = await screen.findByRole('table', { name: `Breakout ${record.count} cases, 3 symbols` });
    const { from, to } = record.horizons[0]!.hitRateInterval!;
    expect(textsOf(table, 'tbody tr')[0]).toContain(
      `95% interval ${Math.round(from * 100)} … ${Math.round(to * 100)}%`,
    );
    expect(textsOf(table, 'tbody th')[0]).toBe(`T+3 ${record.horizons[0]!.count} cases`);
  });

  it('loads series that the worker has lost, and fails with a retry where they do not come', async () => {
    await loadMessages('signal');
    const { requests } = await open(<TrackRecords symbols={['GAS']} until={UNTIL} kinds={['BREAK_OUT']} />, {
      KeptSeries: [new Error('down'), kept],
    });

    await screen.findByText('The track record could not be computed');
    await study('GAS', series[0]!.candles);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });
});

describe('the choice of what is followed', () => {
  it('is the usual one where the address names none or a wrong one, and leaves the rest of the address', () => {
    const usual = { kind: 'ALL', years: 3, positions: 10 };
    expect(choiceIn('?signals=results')).toEqual(usual);
    expect(choiceIn('?follow=x&years=2&positions=1e1')).toEqual(usual);
    const choice = { kind: 'TREND_UP', years: 5, positions: 20 } as const;
    const search = withChoice('signals=results&scenario=demo', choice);
    expect(search).toBe('signals=results&scenario=demo&follow=buy_trend_up&years=5&positions=20');
    expect(choiceIn(search)).toEqual(choice);
    expect(withChoice(search, choiceIn(''))).toBe('signals=results&scenario=demo');
  });
});

describe('the drawing of a curve', () => {
  const days = ['2025-11-28', '2025-12-31', '2026-01-05', '2026-01-06', '2026-02-02'];

  it('has a scale that holds all curves and the capital, in few lines', () => {
    expect(scaleOf([[3, 42], [-7]])).toEqual({ least: -10, most: 50, levels: [-10, 0, 10, 20, 30, 40, 50] });
    expect(scaleOf([[0, 0]])).toEqual({ least: 0, most: 5, levels: [0, 5] });
    expect(scaleOf([[-12]])).toMatchObject({ least: -15, most: 5 });
    expect(heightOf(50, scaleOf([[3, 42], [-7]]))).toBe(0);
  });

  it('goes from edge to edge', () => {
    expect(pointsOf(changesOf([100, 105, 100], 100), { least: 0, most: 10, levels: [] })).toBe(
      '0.0,240.0 500.0,120.0 1000.0,240.0',
    );
  });

  it('marks where years begin and months end', () => {
    expect(yearsIn(days)).toEqual([{ year: '2026', place: 0.5 }]);
    expect(monthEnds(days)).toEqual([0, 1, 3, 4]);
  });
});
