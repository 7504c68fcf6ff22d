import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { runInWorker } from '../../src/graph/signal-history.worker-client';
import { signalKindOf, wordOf } from '../../src/lib/signal-address';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { USUAL_COSTS } from '../../src/market/costs';
import { followInSequences } from '../../src/market/outcomes/followed-band';
import { fallsOf } from '../../src/market/outcomes/followed-figures';
import { formatChange, formatPercent, formatVolume } from '../../src/market/format';
import type { Candles } from '../../src/market/candles';
import { trackRecordsOf } from '../../src/market/outcomes/track-record';
import { leadingOf, worseKindsOf } from '../../src/market/outcomes/verdict';
import { studySignals } from '../../src/market/studies/studies';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { KindRecord } from '../../src/member/signals/results/KindRecord';
import { ListRecord } from '../../src/member/signals/results/ListRecord';
import { TrackRecordTables } from '../../src/member/signals/results/TrackRecordTables';
import { useWorseKinds } from '../../src/member/shared/worse-kinds';
import { choiceIn, KINDS, withChoice } from '../../src/member/signals/results/useFollowChoice';
import {
  areaOf,
  percentChanges,
  datesBeneath,
  heightOf,
  monthEnds,
  polylineOf,
  scaleOf,
} from '../../src/ui/curve';
import { randomMarket } from '../support/market/random-market';
import { tradingDayTime, walk } from '../support/market/series';
import { textsOf } from '../support/page';
import { open } from '../support/pulse-signals-news.page';
import { words } from '../support/texts';

const UNTIL = '2026-08-27';
const SYMBOLS = ['HPG', 'SSI', 'FPT'];

const series = SYMBOLS.map((symbol, i) => {
  const candles = recent(walk(i + 1, 1_100));
  return { symbol, candles, signals: studySignals(candles) };
});
const index = recent(walk(9, 1_100));

/** Bars whose last one is that of the last trading day before the tests' clock. */
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

/** Studies all series, with the words of a signal. */
async function studyAll(until = UNTIL) {
  for (const { symbol, candles } of series) await study(symbol, candles, until);
  await loadMessages('signal');
}

const breakouts = (until = UNTIL) => (
  <TrackRecordTables symbols={SYMBOLS} until={until} kinds={['BREAK_OUT']} />
);

async function openFollowed({ withIndex = true, until = UNTIL } = {}) {
  await studyAll(until);
  if (withIndex) await study('VNINDEX', index, until);
  await loadMessages('results');
  const record = (
    <ListRecord symbols={SYMBOLS} until={until}>
      <p>The listed signals</p>
    </ListRecord>
  );
  return open(record, { KeptSeries: [kept] }, '/?signals=results');
}

const CAPITAL = 100_000_000;

const rules = { kind: null, since: '2023-08-27', positions: 10, capital: CAPITAL, costs: USUAL_COSTS };

const endOf = (values: readonly number[]) => formatPercent((values.at(-1)! / CAPITAL - 1) * 100);

const findCurve = () => screen.findByRole('img', { name: /every signal followed/ });

describe('following every signal', () => {
  it('shows the band of three years beside the index, its figures and its worst trades', async () => {
    await openFollowed();
    const { low, median, high, benchmark, trades, missed, drawdown } = followInSequences(
      series,
      index,
      rules,
    );

    const chart = await findCurve();
    expect(chart.getAttribute('aria-label')).toContain(
      `every signal followed ${endOf(median)} in the median, ${endOf(low)} to ${endOf(high)} in 80 of 100 sequences; ` +
        `VN-Index held, a price index without dividends, ${endOf(benchmark!)}`,
    );
    const [least, middle, most, held] = [low, median, high, benchmark!].map((each) =>
      percentChanges(each, CAPITAL),
    ) as [number[], number[], number[], number[]];
    const scale = scaleOf([least, most, held]);
    expect(chart.querySelector('polygon')!.getAttribute('points')).toBe(areaOf(least, most, scale));
    expect(chart.querySelector('[data-line=followed]')!.getAttribute('points')).toBe(
      polylineOf(middle, scale),
    );
    expect(chart.querySelectorAll('polyline')).toHaveLength(2);
    const figure = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;
    expect(figure('Final value, median')).toBe(
      `${formatVolume(median.at(-1))} đ ${endOf(median)}; 80 of 100 sequences: ${endOf(low)} … ${endOf(high)}`,
    );
    expect(figure('VN-Index held')).toContain('a price index, no dividends');
    expect(figure('Greatest fall, median')).toBe(formatPercent(-drawdown * 100));
    expect(figure('Completed trades')).toMatch(new RegExp(`^${formatVolume(trades)} `));
    expect(figure('Signals not bought')).toMatch(new RegExp(`^${formatVolume(missed)} `));
    const worst = screen.getByRole('table', { name: /worst trades/ });
    expect(within(worst).getAllByRole('row')).toHaveLength(11);
    const months = screen.getByRole('table', { name: 'Month by month', hidden: true });
    expect(textsOf(months.querySelectorAll('tbody tr'))[0]).toBe(
      `27/08/2026${[low, median, high, benchmark!].map(endOf).join('')}`,
    );
  });

  it('says in a sentence whether it beats buying any of the symbols, above the curve and its caption in money', async () => {
    await openFollowed();
    const chart = await findCurve();
    const { all, symbols } = trackRecordsOf(series);
    const { excess } = leadingOf(all);
    const { low, median, high, benchmark } = followInSequences(series, index, rules);
    const dong = (values: readonly number[]) => `${formatVolume(values.at(-1))} đ`;

    const sentence = screen.getByText(
      words('record.sentence', {
        buying: words('record.buying.ALL'),
        verdict: words(`record.${excess.verdict!}`),
      }),
    );
    expect(sentence.nextElementSibling!.textContent).toBe(
      `Against all ${symbols} symbols of the list bought at the same open and held as long: ${formatPercent(excess.mean)} at T+10 after fees and tax, ${formatVolume(excess.count)} cases in about five years. ` +
        `95% interval: ${formatChange(excess.interval!.from)} … ${formatChange(excess.interval!.to)}%.`,
    );
    expect(sentence.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(chart.closest('figure')!.querySelector('figcaption')!.textContent).toBe(
      `With 100 million VND, following every signal: ${dong(median)} at the end, from ${dong(low)} to ${dong(high)} in 80 of 100 sequences. VN-Index held: ${dong(benchmark!)}.`,
    );
    expect(chart.compareDocumentPosition(screen.getByText('The listed signals'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('shows how far the capital lay below its peak, day by day, beside the index', async () => {
    await openFollowed();
    const falls = await screen.findByRole('img', { name: /^Fall of the capital from its peak/ });
    const band = followInSequences(series, index, rules);
    const down = (values: readonly number[]) => values.map((fall) => -fall * 100);
    const [followed, held] = [down(band.falls), down(fallsOf(band.benchmark!, CAPITAL))];
    const scale = scaleOf([followed, held]);

    expect(falls.querySelector('[data-line=followed]')!.getAttribute('points')).toBe(
      polylineOf(followed, scale),
    );
    expect(falls.querySelector('[data-line=index]')!.getAttribute('points')).toBe(polylineOf(held, scale));
    expect(falls.getAttribute('aria-label')).toContain(
      `at most ${formatPercent(Math.min(...followed))} in a trading day’s median; VN-Index ${formatPercent(Math.min(...held))}`,
    );
  });

  it('shows each kind with the word of its verdict, all on one scale', async () => {
    await openFollowed();
    await screen.findByRole('img', { name: /^Divergence/ });
    const bands = KINDS.map((kind) => followInSequences(series, null, { ...rules, kind: wordOf(kind) }));
    const { benchmark } = followInSequences(series, index, rules);
    const curves = [...bands.flatMap(({ low, high }) => [low, high]), benchmark!];
    const scale = scaleOf(curves.map((values) => percentChanges(values, CAPITAL)));

    for (const [i, kind] of KINDS.entries()) {
      const group = screen.getByRole('group', { name: words(`signals.chip.${kind}`) });
      const { verdict, mean } = leadingOf(trackRecordsOf(series).kinds.get(wordOf(kind))!).excess;
      expect(within(group).getByText(words(`record.word.${verdict ?? 'few'}`))).toBeTruthy();
      expect(group.textContent).toContain(formatPercent(mean));
      const [median, held] = ['followed', 'index'].map((line) =>
        group.querySelector(`[data-line=${line}]`)!.getAttribute('points')!,
      );
      expect(median).toBe(polylineOf(percentChanges(bands[i]!.median, CAPITAL), scale));
      expect(held).toBe(polylineOf(percentChanges(benchmark!, CAPITAL), scale));
    }
  });

  it('follows one kind, a span and a number of positions, which stand in the address', async () => {
    const { visited } = await openFollowed();
    await findCurve();
    await userEvent.click(screen.getByRole('button', { name: 'Breakout' }));
    await userEvent.click(screen.getByRole('button', { name: '1 year' }));
    await userEvent.click(screen.getByRole('button', { name: '5 positions' }));

    expect(visited.at(-1)).toBe('/?signals=results&follow=buy_break_out&years=1&positions=5');
    const { trades } = followInSequences(series, index, {
      ...{ ...rules, kind: 'buy_break_out', since: '2025-08-27', positions: 5 },
    });
    await waitFor(() =>
      expect(screen.getByText('Completed trades').nextElementSibling!.textContent).toMatch(
        new RegExp(`^${formatVolume(trades)} `),
      ),
    );
    expect(screen.getByText(/^Buying breakouts: /)).toBeTruthy();
    expect(screen.getByText(/following every signal of this kind/)).toBeTruthy();
  });

  it('stands without the index where that fails to load, says so and loads it again', async () => {
    const { requests } = await openFollowed({ withIndex: false, until: '2026-08-26' });

    expect(await screen.findByText('VN-Index could not be loaded')).toBeTruthy();
    const chart = await findCurve();
    expect(chart.getAttribute('aria-label')).not.toContain('VN-Index');
    expect(requests.map(({ name, variables }) => [name, variables])).toEqual([
      ['RiskBudget', {}],
      [expect.any(String), { symbol: 'VNINDEX', until: '2026-08-26' }],
    ]);
    await study('VNINDEX', index, '2026-08-26');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect((await findCurve()).getAttribute('aria-label')).toContain('VN-Index'));
  });
});

describe('the record over all symbols', () => {
  it('shows the excess of a kind with its interval and its verdict, beneath it the raw figures and the plan', async () => {
    await studyAll();
    await open(breakouts(), {});

    const record = trackRecordsOf(series).kinds.get('buy_break_out')!;
    const { excess, mean, hitRate, count } = leadingOf(record);
    const range = `${formatChange(excess.interval!.from)} … ${formatChange(excess.interval!.to)}%`;
    const table = await screen.findByRole('table', { name: `Breakout ${record.count} cases, 3 symbols` });
    expect(textsOf(table.querySelectorAll('tbody tr'))[2]).toBe(
      `T+10 ${count} cases${formatPercent(excess.mean)} 95% interval ${range}${formatPercent(mean)}${Math.round(hitRate! * 100)}%`,
    );
    const section = table.closest('section')!;
    expect(section.querySelector('.leading p')!.textContent).toBe(
      `${formatPercent(excess.mean)} at T+10 against all these symbols bought that day95% interval ${range}`,
    );
    expect(section.querySelector('.plan')!.textContent).toBe(
      `By the plan, ten trading days at most: average ${formatPercent(record.plan.mean)}, ${Math.round(record.plan.hitRate! * 100)}% gained, ${record.plan.count} trades`,
    );
  });

  it.each<[string, number, string]>([
    ['better', 0.5, 'T+10: better than buying any of these symbols that day.'],
    ['no different', 0, 'T+10: no different from buying any of these symbols that day.'],
    ['worse, with a mark', -0.5, 'T+10: worse than buying any of these symbols that day.'],
    ['too few cases', NaN, 'T+10: too few cases to call it better or worse; it takes 30 in 12 months.'],
  ])('says of a kind that it is %s', async (_, edge, sentence) => {
    await loadMessages('signal');
    const market = randomMarket(11, { kind: 'buy_divergence', symbols: 10, length: 600, edge: edge || 0 });
    const known = Number.isNaN(edge) ? 1 : undefined;
    const { kinds } = trackRecordsOf(
      market.map((each) => ({ ...each, signals: each.signals.slice(0, known) })),
    );
    await open(<KindRecord kind="DIVERGENCE" symbols={10} record={kinds.get('buy_divergence')} />, {});

    const verdict = screen.getByText(sentence);
    expect(verdict.querySelector('svg') !== null).toBe(edge === -0.5);
  });

  it('keeps which kinds did worse, and until which day, for the other pages of this browser', async () => {
    await studyAll();
    const worse = worseKindsOf(trackRecordsOf(series).kinds).map((kind) => signalKindOf(kind));
    const Marked = () => <output>{[...useWorseKinds(UNTIL)].join(' ')}</output>;
    await open(
      <>
        {breakouts()}
        <Marked />
      </>,
      {},
    );
    expect(screen.getByRole('status').textContent).toBe('');

    await screen.findByRole('table');
    expect(worse.length).toBeGreaterThan(0);
    expect(screen.getByRole('status').textContent).toBe(worse.join(' '));
    expect(localStorage.getItem('worseKinds')).toBe(JSON.stringify({ until: UNTIL, kinds: worse }));
  });

  it('keeps nothing of a past day that is replayed', async () => {
    await studyAll('2026-08-20');
    await open(breakouts('2026-08-20'), {});

    await screen.findByRole('table');
    expect(localStorage.getItem('worseKinds')).toBeNull();
  });

  it('loads series that the worker has lost, and fails with a retry where they do not come', async () => {
    await loadMessages('signal');
    const table = <TrackRecordTables symbols={['GAS']} until={UNTIL} kinds={['BREAK_OUT']} />;
    const { requests } = await open(table, { KeptSeries: [new Error('down'), kept] });

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
    expect(polylineOf(percentChanges([100, 105, 100], 100), { least: 0, most: 10, levels: [] })).toBe(
      '0.0,240.0 500.0,120.0 1000.0,240.0',
    );
  });

  it('fills the area between two of them, back along the upper one', () => {
    expect(areaOf([0, 5], [10, 10], { least: 0, most: 10, levels: [] })).toBe(
      '0.0,240.0 1000.0,120.0 1000.0,0.0 0.0,0.0',
    );
  });

  it.each([
    ['2022-06-01', '2026-08-27', ['2023', '2024', '2025', '2026']],
    ['2025-12-01', '2026-02-27', ['01/2026', '02/2026']],
    ['2025-06-02', '2026-08-27', ['08/2025', '11/2025', '02/2026', '05/2026', '08/2026']],
    ['2026-07-31', '2026-08-27', ['10/08', '17/08', '24/08']],
    ['2025-12-31', '2026-05-29', ['02/2026', '03/2026', '04/2026', '05/2026']],
    ['2026-08-26', '2026-08-27', []],
  ])('has beneath it from %s to %s the beginnings of %j', (from, to, texts) => {
    expect(datesBeneath(tradingDays(from, to), 5).map(({ text }) => text)).toEqual(texts);
  });

  it('has fewer dates beneath it where it is narrow, and writes them as the language does', async () => {
    const texts = (most: number) =>
      datesBeneath(tradingDays('2026-07-31', '2026-08-27'), most).map(({ text }) => text);
    expect(texts(2)).toEqual(['10/08', '24/08']);
    await setLanguage('de');
    expect(texts(5)).toEqual(['10.08.', '17.08.', '24.08.']);
    await setLanguage('vi');
  });

  it('places dates by their days, and knows where months end', () => {
    expect(datesBeneath(['2026-07-30', '2026-07-31', '2026-08-03', '2026-08-04'], 5)).toEqual([
      { text: '03/08', place: 2 / 3 },
    ]);
    expect(monthEnds(days)).toEqual([0, 1, 3, 4]);
  });
});
