import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startConnection } from '../../src/app/actors/connection';
import { LiveProvider } from '../../src/member/frame/Live';
import { createMarketClock } from '../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { ChartPanel } from '../../src/member/technical/ChartPanel';
import { newestBars } from '../../src/member/technical/newest-bars';
import { CANDLES, INSTRUMENT } from '../../src/member/technical/technical.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { drawing, drawings } from '../support/technical/fake-chart';
import { brokenOut, createFeed, instrumentOf, threeBars } from '../support/technical/technical-feed';

vi.mock('../../src/member/technical/chart/draw', () => import('../support/technical/fake-chart'));

/** A Thursday after the close: the newest bar is over. */
const NOW = new Date('2026-08-27T16:00:00+07:00').getTime();
function runningAt(now: number) {
  const clock = createMarketClock({ now: () => now, after: () => () => {} });
  return { clock, connection: startConnection({ browser: window }) } as unknown as AppActors;
}
const SIGNAL = 'signal=buy_break_out.2026-08-14';

beforeEach(async () => {
  drawings.made = [];
  drawings.failures = 0;
  await setLanguage('en');
});

type How = { symbol?: string; isAnswered?: boolean; isPainted?: boolean; now?: number };

async function open(
  search = '',
  { symbol = 'VNM', isAnswered = true, isPainted = isAnswered, now = NOW }: How = {},
) {
  window.history.replaceState(null, '', `/technical/${symbol}${search}`);
  const feed = createFeed();
  render(
    feed.around(
      <AppActorsProvider value={runningAt(now)}>
        <LiveProvider onEverything={async () => {}}>
          <ChartPanel symbol={symbol} />
        </LiveProvider>
      </AppActorsProvider>,
    ),
  );
  await waitFor(() => expect(drawings.made).toHaveLength(1));
  await act(async () => {});
  if (isAnswered) await feed.answerCandles(brokenOut(symbol));
  if (isPainted) await act(async () => drawing().paint());
  return { feed, user: userEvent.setup() };
}

const region = () => screen.getByRole('region', { name: 'Chart' });
const address = () => window.location.pathname + window.location.search;
const lines = () => [
  ...new Set(
    drawing()
      .shown.at(-1)
      ?.lines.map(({ label }) => label),
  ),
];
const legend = () => region().querySelector('.legend')?.textContent ?? '';
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const stage = () => screen.getByRole('application', { name: 'Bars of VNM' });
const day = (seconds: number | null | undefined) =>
  seconds == null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

/** The quote of VNM moves on in a session that opened as its newest bar did. */
async function quote(
  { client }: ReturnType<typeof createFeed>,
  { price, volume }: { price: number; volume: number },
) {
  const instrument = instrumentOf('VNM', { open: 20.9, high: 21, low: 20.8, price, volume });
  const variables = { symbol: 'VNM' };
  await act(async () => void client.writeQuery({ query: INSTRUMENT, variables, data: { instrument } }));
}

async function choose(user: ReturnType<typeof userEvent.setup>, ...names: string[]) {
  const opener = screen.getByRole('button', { name: 'Indicators' });
  if (opener.getAttribute('aria-expanded') !== 'true') await user.click(opener);
  for (const name of names) await user.click(choice(name));
}

describe('what is chosen of a chart', () => {
  it('is drawn, stands in the address, and makes no entry of the history', async () => {
    const { user } = await open();
    const before = window.history.length;

    await choose(user, 'Moving average 50', 'Exponential average 20', 'RSI (14)', 'Logarithmic scale');

    expect(lines()).toEqual(['MA20', 'MA200', 'EMA20', 'RSI 14']);
    expect(drawing().logs).toEqual([false, true]);
    expect(address()).toBe('/technical/VNM?d=D&range=6M&show=sma20,sma200,ema20,rsi&log=1');
    expect(window.history.length).toBe(before);
  });

  it('stands in the address also when all is as usual again', async () => {
    const { user } = await open('?show=sma20,sma50,sma200,macd');

    await choose(user, 'MACD (12, 26, 9)');

    expect([address(), lines()]).toEqual(['/technical/VNM?d=D&range=6M', ['MA20', 'MA50', 'MA200']]);
  });

  it('is remembered, and put into an address that says nothing', async () => {
    localStorage.setItem('chart', 'show=rsi&log=1');

    await open('?signal=x');

    expect([lines(), address()]).toEqual([['RSI 14'], '/technical/VNM?signal=x&d=D&range=6M&show=rsi&log=1']);
  });

  it('gives way to a signal, which is shown on its days', async () => {
    localStorage.setItem('chart', 'd=W&range=1M&show=sma50');

    await open(`?${SIGNAL}`);

    expect([lines(), address()]).toEqual([['MA50'], `/technical/VNM?${SIGNAL}&d=D&range=6M&show=sma50`]);
    await waitFor(() => expect(drawing().sketch).not.toBeNull());
  });

  it('by an address goes before what is remembered, and is not remembered by being opened', async () => {
    localStorage.setItem('chart', 'show=rsi');

    await open('?show=macd');

    expect([lines(), localStorage.getItem('chart')]).toEqual([['MACD 12,26,9'], 'show=rsi']);
  });

  it('takes the place of what was remembered', async () => {
    localStorage.setItem('chart', 'show=rsi');
    const { user } = await open('?d=D&signal=x');

    await choose(user, 'Bollinger bands (20, 2)');

    expect(localStorage.getItem('chart')).toBe('d=D&range=6M&show=sma20,sma50,sma200,bollinger');
  });

  it('is forgotten where it is the usual', async () => {
    localStorage.setItem('chart', 'log=1');
    const { user } = await open();

    await choose(user, 'Logarithmic scale');

    expect([localStorage.getItem('chart'), address()]).toEqual([null, '/technical/VNM?d=D&range=6M']);
  });

  it('does not stand in an address before anything was chosen', async () => {
    await open();

    expect([address(), drawing().ranges]).toEqual(['/technical/VNM', ['6M']]);
  });

  it('stands in the address from a press on the span that is on already', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: '6 months' }));

    expect([address(), drawing().ranges]).toEqual(['/technical/VNM?d=D&range=6M', ['6M', '6M']]);
  });

  it('is the usual for whoever opens that address, on a phone and whatever they have remembered', async () => {
    localStorage.setItem('chart', 'd=W&range=1Y&show=rsi');
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    onTestFinished(() => void vi.restoreAllMocks());

    const { feed } = await open('?d=D&range=6M');

    expect([lines(), drawing().ranges]).toEqual([['MA20', 'MA50', 'MA200'], ['6M']]);
    expect(feed.asked).toEqual([{ name: 'Candles', symbol: 'VNM' }]);
  });

  it('is told by checkboxes in named groups', async () => {
    const { user } = await open('?show=sma20,volume');
    await choose(user);

    const groups = screen.getAllByRole('group', { name: /price|panes|scale/ });
    const told = groups.map((group) =>
      within(group)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((box) => `${box.checked ? 'x' : '-'} ${box.labels![0]!.textContent}`),
    );

    expect(told).toEqual([
      [
        'x Moving average 20',
        '- Moving average 50',
        '- Moving average 150',
        '- Moving average 200',
        '- Exponential average 20',
        '- Bollinger bands (20, 2)',
      ],
      ['x Volume and average 20', '- RSI (14)', '- MACD (12, 26, 9)'],
      ['- Logarithmic scale', '- Compare with VN-Index'],
    ]);
  });

  it('has its figures in the legend', async () => {
    await open('?show=sma20,bollinger,rsi,macd,volume');

    expect(legend()).toMatch(
      /MA2020\.45BB 20,221\.3520\.4519\.55VMA201,050RSI 14100\.00MACD 12,26,9\+0\.25\+0\.20\+0\.04$/,
    );
  });
});

describe('weeks and months', () => {
  it('are asked of the feed, opened on five years, and said by the address', async () => {
    const { feed, user } = await open();

    await user.click(screen.getByRole('button', { name: 'Week' }));
    await feed.answerCandles(threeBars('VNM'));

    expect(feed.asked.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM', resolution: 'WEEK' });
    expect([drawing().ranges.at(-1), address()]).toEqual(['5Y', '/technical/VNM?d=W&range=5Y']);
    expect(screen.getByRole('button', { name: 'Week' }).ariaPressed).toBe('true');
    expect(region().textContent).toContain('VNM, 3 weeks from 25/08/2026 to 27/08/2026.');
  });

  it('have no reference, no limits and no signals', async () => {
    await open('?d=M', { isAnswered: false }).then(async ({ feed }) => {
      await feed.answerCandles(brokenOut('VNM'));
      await act(async () => drawing().paint());
    });

    expect([...new Set(drawing().shown.at(-1)?.classes)]).toEqual(['none']);
    expect([drawing().references, drawing().marks]).toEqual([[null], []]);
  });
});

describe('the index beside a symbol', () => {
  it('is asked for once it is wanted, and says both changes since one day', async () => {
    const { feed, user } = await open();
    const before = feed.asked.length;

    await choose(user, 'Compare with VN-Index');
    const bars = brokenOut('VNINDEX');
    await feed.answerCandles({ ...bars, close: bars.close.map((_, i) => 1_000 + i) });

    expect(before).toBe(1);
    expect(feed.asked.slice(1)).toEqual([
      { name: 'Candles', symbol: 'VNINDEX' },
      { name: 'Instrument', symbol: 'VNINDEX' },
    ]);
    expect(drawing().compared?.line[0]).toBe(20);
    expect(legend()).toContain('VN-Index+6.90%VNM+4.50%since 22/05/2026');
    expect(address()).toBe('/technical/VNM?d=D&range=6M&vs=VNINDEX');
  });

  it('has the bar of the day as soon as its quote has', async () => {
    const { feed } = await open('?vs=VNINDEX', { now: new Date('2026-08-28T10:00:00+07:00').getTime() });
    await feed.answerCandles(brokenOut('VNINDEX'));
    const today = { open: 20.9, high: 21, low: 20, price: 20.8, volume: 400 };
    await feed.answerInstrument('VNINDEX', instrumentOf('VNINDEX', today));

    await quote(feed, { price: 20.95, volume: 500 });

    await waitFor(() => expect(legend()).toContain('VN-Index+4.00%VNM+4.75%since'));
  });

  it.each(['a feed without it', 'a failure'])('is missed in one quiet line: %s', async (why) => {
    const { feed } = await open('?vs=VNINDEX');

    if (why === 'a failure') await feed.fail('Candles', 'VNINDEX', { kind: 'server' });
    else {
      const { availability: _, ...bars } = threeBars('VNINDEX');
      await feed.answerCandles({ ...bars, availability: 'UNKNOWN_SYMBOL', time: [] });
    }

    expect(legend()).toContain('No VN-Index data yet');
    expect([drawing().compared, screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it('is not compared with itself', async () => {
    const { feed, user } = await open('?vs=VNINDEX', { symbol: 'VNINDEX' });
    await choose(user);

    expect(screen.queryByRole('checkbox', { name: 'Compare with VN-Index' })).toBeNull();
    expect(feed.asked).toEqual([{ name: 'Candles', symbol: 'VNINDEX' }]);
  });
});

describe('the signals on the chart', () => {
  it('are marked once the bars are painted', async () => {
    await open('', { isPainted: false });
    const before = drawing().marks;
    await act(async () => drawing().paint());

    await waitFor(() => expect(drawing().marks).toHaveLength(1));
    expect(before).toEqual([]);
    expect(drawing().marks).toEqual([
      {
        kind: 'buy_break_out',
        time: epochSecondsOf('2026-08-14'),
        day: '2026-08-14',
        low: 20,
        label: 'Breakout',
        isChosen: false,
      },
    ]);
  });

  it('are none on a chart whose candle does not make one', async () => {
    const { feed } = await open('', { isAnswered: false });
    const bars = brokenOut('VNM');
    await feed.answerCandles({ ...bars, volume: bars.volume.with(60, 1_100) });
    await act(async () => drawing().paint());

    expect(drawing().marks).toEqual([]);
  });

  it('open by a press: the address names the signal, and its evidence is drawn', async () => {
    await open('?show=sma20');
    await waitFor(() => expect(drawing().marks).toHaveLength(1));
    const before = window.history.length;

    act(() => drawing().press(drawing().marks[0]!));

    expect(address()).toBe(`/technical/VNM?show=sma20&${SIGNAL}`);
    expect(window.history.length - before).toBe(1);
    expect(drawing().marks[0]?.isChosen).toBe(true);
    expect(drawing().sketch?.onPrice[0]?.from.value).toBe(20.1);
    expect(legend()).toContain('Wrong below19.');
  });

  it('close by another press', async () => {
    await open(`?${SIGNAL}`);
    await waitFor(() => expect(drawing().sketch).not.toBeNull());

    act(() => drawing().press(drawing().marks[0]!));

    expect([address(), drawing().sketch]).toEqual(['/technical/VNM', null]);
    expect(legend()).not.toContain('Wrong below');
  });

  it('stay as they are while quotes move the running bar', async () => {
    const { feed } = await open(`?${SIGNAL}`, { now: new Date('2026-08-27T14:00:00+07:00').getTime() });
    await waitFor(() => expect(drawing().sketch).not.toBeNull());
    const volume = () => drawing().shown.at(-1)?.candles.volume.at(-1);
    const moveTo = async (shares: number) => {
      await quote(feed, { price: 20.95, volume: shares });
      await waitFor(() => expect(volume()).toBe(shares));
    };
    await moveTo(1_100);
    const before = { ...drawing().drawn };

    for (const shares of [1_200, 1_300, 1_400]) await moveTo(shares);

    expect(drawing().drawn).toEqual(before);
    expect([drawing().marks.length, drawing().sketch?.of]).toEqual([1, 'buy_break_out 2026-08-14']);
  });

  it('are found anew when a closed bar has become another one', async () => {
    const { feed } = await open();
    await waitFor(() => expect(drawing().marks).toHaveLength(1));
    const bars = brokenOut('VNM');

    const candles = { __typename: 'CandleSeries', ...bars, close: bars.close.with(60, 20.4) };
    const variables = newestBars('VNM', 'DAY');
    await act(async () => void feed.client.writeQuery({ query: CANDLES, variables, data: { candles } }));

    await waitFor(() => expect(drawing().marks).toEqual([]));
  });

  it('are not there where an address names one that the bars do not have', async () => {
    await open('?signal=buy_break_out.2026-08-13');
    await waitFor(() => expect(drawing().marks).toHaveLength(1));

    expect([drawing().sketch, drawing().marks[0]?.isChosen]).toEqual([null, false]);
  });

  it('bring the pane that their kind speaks of', async () => {
    await open('?show=sma20&signal=buy_divergence.2026-08-14');

    expect(lines()).toEqual(['MA20', 'RSI 14']);
    expect(address()).toBe('/technical/VNM?show=sma20&signal=buy_divergence.2026-08-14');
  });
});

describe('the keyboard on the chart', () => {
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(stage(), { key, shiftKey });
  const pointed = () => day(drawing().points.at(-1));
  const spoken = () => region().querySelector('[aria-live=polite]')?.textContent;

  it('takes the focus only where there are bars', async () => {
    const { feed } = await open('', { isAnswered: false });
    const before = stage().tabIndex;
    await feed.answerCandles(brokenOut('VNM'));

    expect([before, stage().tabIndex]).toEqual([-1, 0]);
    expect(document.getElementById(stage().getAttribute('aria-describedby')!)?.textContent).toMatch(
      /^Left and right arrow: bar by bar\./,
    );
  });

  it('walks from bar to bar, with the legend', async () => {
    await open();

    press('ArrowLeft');
    press('ArrowLeft');
    const two = [pointed(), legend().slice(0, 10)];
    press('Home');

    expect([two, pointed()]).toEqual([['2026-08-26', '26/08/2026'], '2026-05-22']);
  });

  it('leaves Up and Down to the watchlist', async () => {
    await open();

    const isTaken = (key: string) => !press(key);

    expect(['ArrowLeft', 'End', 'ArrowUp', 'ArrowDown'].map(isTaken)).toEqual([true, true, false, false]);
  });

  it('reads out the bar that it rests on, and not those that it passes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const feed = createFeed();
      window.history.replaceState(null, '', '/technical/VNM');
      render(
        feed.around(
          <AppActorsProvider value={runningAt(NOW)}>
            <ChartPanel symbol="VNM" />
          </AppActorsProvider>,
        ),
      );
      await act(async () => vi.advanceTimersByTimeAsync(0));
      await act(async () => {});
      await feed.answerCandles(brokenOut('VNM'));
      await act(async () => drawing().paint());

      press('End');
      act(() => void vi.advanceTimersByTime(300));
      press('ArrowLeft');
      act(() => void vi.advanceTimersByTime(300));
      const passing = spoken();
      act(() => void vi.advanceTimersByTime(50));
      const resting = spoken();
      press('ArrowLeft', true);
      act(() => void vi.advanceTimersByTime(350));

      expect([passing, resting]).toEqual([
        '',
        'Wednesday 26/08/2026: open 20.90, high 21.00, low 20.80, close 20.90, change —, volume 1,000.',
      ]);
      expect(spoken()).toBe(
        'Friday 14/08/2026: open 20.00, high 21.00, low 20.00, close 20.90, change —, volume 2,000. Signal: Breakout.',
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens the signal of its bar with Enter, and leaves with Escape', async () => {
    await open();
    await waitFor(() => expect(drawing().marks).toHaveLength(1));

    press('ArrowLeft', true);
    press('Enter');
    const opened = address();
    press('Escape');

    expect([opened, pointed()]).toEqual([`/technical/VNM?${SIGNAL}`, null]);
  });
});

describe('the table of the chart', () => {
  it('has the bars newest first, with what was found on them', async () => {
    const { user } = await open();
    await waitFor(() => expect(drawing().marks).toHaveLength(1));

    await user.click(screen.getByRole('button', { name: 'Table of the data' }));
    const table = await screen.findByRole('table', { name: 'Data of VNM · Day' });
    const rows = await waitFor(() => {
      const all = within(table).getAllByRole('row');
      expect(all).toHaveLength(71);
      return all;
    });
    const textOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

    expect(textOf(rows[0]!)).toEqual([
      ...['Date', 'Open', 'High', 'Low', 'Close', 'Change (%)', 'Volume', 'Signal'],
    ]);
    expect(textOf(rows[1]!)).toEqual(['27/08/2026', '20.90', '21.00', '20.80', '20.90', '—', '1,000', '']);
    expect(textOf(rows[10]!).at(-1)).toBe('Breakout');
    expect(textOf(rows[70]!)[0]).toBe('22/05/2026');
  });

  it('is not opened while there are no bars', async () => {
    const { user } = await open('', { isAnswered: false });

    await user.click(screen.getByRole('button', { name: 'Table of the data' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
