import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { textsOf } from '../support/page';
import { currentChart } from '../support/technical/fake-chart';
import {
  address,
  indicatorLabels,
  legend,
  openChart,
  region,
  SIGNAL,
  updateQuote,
} from '../support/technical/open-chart';
import { brokenOut, fourHours, threeBars } from '../support/technical/technical-feed';

// Loaded beforehand, since their first import is slow.
beforeAll(() => Promise.all([loadMessages('chart'), import('../../src/member/technical/ChoicesMenu')]));

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function choose(user: ReturnType<typeof userEvent.setup>, ...names: string[]) {
  const opener = screen.getByRole('button', { name: 'Indicators' });
  if (opener.getAttribute('aria-expanded') !== 'true') await user.click(opener);
  await screen.findByRole('group', { name: 'Chart type' });
  for (const name of names) await user.click(checkbox(name));
}

describe('the settings of a chart', () => {
  it('are drawn and written to the address, without an entry of the history', async () => {
    const { user } = await openChart();
    const before = window.history.length;

    await choose(user, 'Moving average 50', 'Exponential average 20', 'RSI (14)', 'Logarithmic scale');

    expect(indicatorLabels()).toEqual(['MA20', 'MA200', 'EMA20', 'RSI 14']);
    expect(currentChart().logs).toEqual([false, true]);
    expect(address()).toBe('/technical/VNM?resolution=D&range=6M&show=sma20,sma200,ema20,rsi&log=1');
    expect(window.history.length).toBe(before);
  });

  it('name the kinds of signals by what is drawn below their arrows', async () => {
    const { user } = await openChart();

    await choose(user);

    const kinds = screen.getByRole('list', { name: 'Signals by their drawing below the arrow' });
    expect(textsOf([...kinds.children])).toEqual([
      'Divergence',
      'Backtest or support zone',
      'Trend following',
      'Breakout',
    ]);
    expect(kinds.querySelectorAll('svg')).toHaveLength(4);
  });

  it('stay in the address when they are the defaults again', async () => {
    const { user } = await openChart('?show=sma20,sma50,sma200,macd');

    await choose(user, 'MACD (12, 26, 9)');

    expect(indicatorLabels()).toEqual(['MA20', 'MA50', 'MA200']);
    expect(address()).toBe('/technical/VNM?resolution=D&range=6M');
  });

  it('are stored, and written to an address without any', async () => {
    localStorage.setItem('chart', 'show=rsi&log=1');

    await openChart('?signal=x');

    expect(indicatorLabels()).toEqual(['RSI 14']);
    expect(address()).toBe('/technical/VNM?signal=x&resolution=D&range=6M&show=rsi&log=1');
  });

  it('show the days of a selected signal whatever resolution was stored', async () => {
    localStorage.setItem('chart', 'resolution=W&range=1M&show=sma50');

    await openChart(`?${SIGNAL}`);

    expect(indicatorLabels()).toEqual(['MA50']);
    expect(address()).toBe(`/technical/VNM?${SIGNAL}&resolution=D&range=3M&show=sma50`);
    await waitFor(() => expect(currentChart().evidence).not.toBeNull());
  });

  it('of an address take precedence over stored ones, and are not stored by opening it', async () => {
    localStorage.setItem('chart', 'show=rsi');

    await openChart('?show=macd');

    expect([indicatorLabels(), localStorage.getItem('chart')]).toEqual([['MACD 12, 26, 9'], 'show=rsi']);
  });

  it('replace the stored ones', async () => {
    localStorage.setItem('chart', 'show=rsi');
    const { user } = await openChart('?resolution=D&signal=x');

    await choose(user, 'Bollinger bands (20, 2)');

    expect(localStorage.getItem('chart')).toBe('resolution=D&range=6M&show=sma20,sma50,sma200,bollinger');
  });

  it('are removed from storage when they are the defaults', async () => {
    localStorage.setItem('chart', 'log=1');
    const { user } = await openChart();

    await choose(user, 'Logarithmic scale');

    expect(localStorage.getItem('chart')).toBeNull();
    expect(address()).toBe('/technical/VNM?resolution=D&range=6M');
  });

  it('are not in the address before a change', async () => {
    await openChart();

    expect([address(), currentChart().ranges]).toEqual(['/technical/VNM', ['6M']]);
  });

  it('are written to the address by a press on the current range', async () => {
    const { user } = await openChart();

    await user.click(screen.getByRole('button', { name: '6 months' }));

    expect(address()).toBe('/technical/VNM?resolution=D&range=6M');
    expect(currentChart().ranges).toEqual(['6M', '6M']);
  });

  it('of an address are the same for anyone, on a phone and with other stored ones', async () => {
    localStorage.setItem('chart', 'resolution=W&range=1Y&show=rsi');
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    onTestFinished(() => void vi.restoreAllMocks());

    const { feed } = await openChart('?resolution=D&range=6M');

    expect([indicatorLabels(), currentChart().ranges]).toEqual([['MA20', 'MA50', 'MA200'], ['6M']]);
    expect(feed.requests).toEqual([{ name: 'Candles', symbol: 'VNM' }]);
  });

  it('are checkboxes in named groups', async () => {
    const { user } = await openChart('?show=sma20,volume');
    await choose(user);
    await screen.findByRole('checkbox', { name: 'Adjusted prices' });

    const groups = screen.getAllByRole('group', { name: /price|panes|scale/ });
    const described = groups.map((group) =>
      within(group)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${box.checked ? 'x' : '-'} ${box.labels![0]!.textContent}`),
    );

    expect(described).toEqual([
      [
        'x Moving average 20',
        '- Moving average 50',
        '- Moving average 150',
        '- Moving average 200',
        '- Exponential average 20',
        '- Bollinger bands (20, 2)',
      ],
      ['x Volume and average 20', '- RSI (14)', '- MACD (12, 26, 9)'],
      ['- Logarithmic scale', 'x Adjusted prices'],
    ]);
  });

  it('have candles, a line or an area, which is kept and in the address', async () => {
    const { user } = await openChart();
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Area' }));

    expect(currentChart().types.at(-1)).toBe('AREA');
    expect(address()).toBe('/technical/VNM?resolution=D&range=6M&type=area');
    expect(localStorage.getItem('chart')).toBe('resolution=D&range=6M&type=area');

    await user.click(screen.getByRole('button', { name: 'Candles' }));
    expect(currentChart().types.at(-1)).toBe('CANDLES');
  });

  it('have their figures in the legend', async () => {
    await openChart('?show=sma20,bollinger,rsi,macd,volume');

    expect(legend()).toMatch(
      /MA2020\.45BB 20, 221\.3520\.4519\.55VMA201,050RSI 14100\.00MACD 12, 26, 9\+0\.25\+0\.20\+0\.04$/,
    );
  });
});

describe('weeks and months', () => {
  it('are requested from the feed, with five years and in the address', async () => {
    const { feed, user } = await openChart();

    await user.click(screen.getByRole('button', { name: 'W' }));
    await feed.answerCandles(threeBars('VNM'));

    expect(feed.requests.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM', resolution: 'WEEK' });
    expect([currentChart().ranges.at(-1), address()]).toEqual(['5Y', '/technical/VNM?resolution=W&range=5Y']);
    expect(screen.getByRole('button', { name: 'W' }).ariaPressed).toBe('true');
    expect(region().textContent).toContain('VNM, 3 weeks from 25/08/2026 to 27/08/2026.');
  });

  it.each([
    ['en', 'Aug 2026'],
    ['vi', 'tháng 8/2026'],
    ['de', 'August 2026'],
  ] as const)('are named by their month where they are months: %s', async (language, name) => {
    onTestFinished(() => setLanguage('en'));
    const { feed } = await openChart('?resolution=M', { isAnswered: false });
    await setLanguage(language);
    await feed.answerCandles(brokenOut('VNM'));
    await act(async () => currentChart().paint());

    expect(document.querySelector('#chart time')!.textContent).toBe(name);
    const texts = textsOf(document.querySelectorAll('#chart p'));
    const summary = texts.find((text) => text.startsWith('VNM'))!;
    expect([summary.includes(name), /\d\d[/.]\d\d[/.]\d/.test(summary)]).toEqual([true, false]);
  });

  it('have no reference, no limits and no signals', async () => {
    const { feed } = await openChart('?resolution=M', { isAnswered: false });
    await feed.answerCandles(brokenOut('VNM'));
    await act(async () => currentChart().paint());

    expect([...new Set(currentChart().shown.at(-1)?.classes)]).toEqual(['none']);
    expect([currentChart().references, currentChart().marks]).toEqual([[null], []]);
    expect(feed.histories.requested).toEqual([]);
  });
});

describe('the parts of a day', () => {
  const names = () =>
    textsOf(within(screen.getByRole('group', { name: 'Bar length' })).getAllByRole('button'));
  const resolutions = ['MINUTE_5', 'MINUTE_60', 'DAY', 'WEEK', 'MONTH'] as const;

  it('can be chosen where the feed offers them, and stand in the address', async () => {
    const { feed, user } = await openChart('', { resolutions });
    expect(names()).toEqual(['5m', '1h', 'D', 'W', 'M']);

    await user.click(screen.getByRole('button', { name: '1h' }));
    await feed.answerCandles(fourHours('VNM'));

    expect(feed.requests.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM', resolution: 'MINUTE_60' });
    expect(currentChart().ranges.at(-1)).toBe('1M');
    expect(address()).toBe('/technical/VNM?resolution=60&range=1M');
    expect(legend()).toContain('14:00 27/08/2026');
    expect(region().textContent).toContain(
      'VNM, 4 bars of 1 hour from 09:00 27/08/2026 to 14:00 27/08/2026. Close 20.80. High 21.20 at 13:00',
    );
  });

  it('have no signals and no indicators, which the menu says, and today’s reference', async () => {
    const { feed, user } = await openChart('?resolution=60&show=sma20,rsi', {
      resolutions,
      isAnswered: false,
    });
    await feed.answerCandles(fourHours('VNM'));
    await act(async () => currentChart().paint());
    await updateQuote(feed, { price: 20.8, volume: 80 });
    await choose(user);

    expect([indicatorLabels(), currentChart().marks, feed.histories.requested]).toEqual([[], [], []]);
    expect(currentChart().references.at(-1)).toBe(21.4);
    expect(checkbox('RSI (14)').matches(':disabled')).toBe(true);
    expect(
      screen.getByText('Indicators and signals belong to daily bars and are not shown here.'),
    ).toBeTruthy();
  });

  it('give way to days where the feed does not offer them', async () => {
    const { feed } = await openChart('?resolution=60', { isAnswered: false });

    expect(names()).toEqual(['D', 'W', 'M']);
    expect(feed.requests.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM' });
  });
});
