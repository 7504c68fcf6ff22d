import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppActorsProvider } from '../../src/app/actors/AppActors';
import { ChartPanel } from '../../src/member/technical/ChartPanel';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { setLanguage } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { charts, currentChart } from '../support/technical/fake-chart';
import { actorsAt, legend, NOW, region } from '../support/technical/open-chart';
import { createFeed, instrumentOf, noBars, threeBars } from '../support/technical/technical-feed';

beforeEach(async () => {
  window.history.replaceState(null, '', '/technical/VNM');
  localStorage.clear();
  await setLanguage('en');
});

const actors = actorsAt(NOW);

async function open(symbol: string, neighbours: readonly string[] = []) {
  const feed = createFeed();
  const view = (opened: string) =>
    feed.around(
      <AppActorsProvider value={actors}>
        <ChartPanel symbol={opened} neighbours={neighbours} />
      </AppActorsProvider>,
    );
  const { rerender, unmount } = render(view(symbol));
  // The chart is a separate module, loaded lazily.
  await waitFor(() => expect(charts.created.length + charts.failures).toBeGreaterThan(0));
  await act(async () => {});
  return { feed, go: (to: string) => rerender(view(to)), unmount, user: userEvent.setup() };
}

/** The chart of VNM with three bars. */
async function openAnswered({ changes = {}, neighbours = [] as readonly string[] } = {}) {
  const page = await open('VNM', neighbours);
  await page.feed.answerCandles(threeBars('VNM', changes));
  return page;
}

/** Puts an instrument into the cache, as another panel of the page would. */
async function cacheInstrument(
  { client }: ReturnType<typeof createFeed>,
  instrument: ReturnType<typeof instrumentOf>,
) {
  const { symbol } = instrument;
  await act(async () => {
    client.writeQuery({ query: InstrumentDocument, variables: { symbol }, data: { instrument } });
  });
  await waitFor(() => expect(currentChart().references.at(-1)).toBe(instrument.quote.reference));
}

const paintedSymbol = () => region().dataset['painted'];
const shownSymbols = () => currentChart().shown.map((series) => series?.symbol ?? null);
const paint = () => act(async () => currentChart().paint());

describe('the chart of a symbol', () => {
  it('names the symbol once its candles are painted, and not before', async () => {
    const { feed } = await open('VNM');
    const before = paintedSymbol();

    await feed.answerCandles(threeBars('VNM'));
    const drawn = paintedSymbol();
    await paint();

    expect([before, drawn, paintedSymbol()]).toEqual([undefined, undefined, 'VNM']);
    expect(region().querySelectorAll('canvas')).toHaveLength(1);
  });

  it('drops the name and the image while another symbol is loading', async () => {
    const { feed, go } = await openAnswered();
    await paint();

    go('FPT');
    const loading = [paintedSymbol(), screen.queryByRole('img', { name: 'Chart FPT' })];
    await feed.answerCandles(threeBars('FPT'));
    const answered = paintedSymbol();
    await paint();

    expect(loading).toEqual([undefined, null]);
    expect([answered, paintedSymbol()]).toEqual([undefined, 'FPT']);
    expect(screen.getByRole('img', { name: 'Chart FPT' })).toBeInstanceOf(HTMLElement);
  });

  it('never shows a response that came after the next symbol was opened', async () => {
    const { feed, go } = await open('VNM');
    go('FPT');
    await feed.answerCandles(threeBars('VNM'));
    await feed.answerCandles(threeBars('FPT'));
    await paint();

    expect([paintedSymbol(), shownSymbols()]).toEqual(['FPT', [null, 'FPT']]);
  });

  it('draws cached candles in the render that opens them, on the same chart', async () => {
    const { feed, go } = await openAnswered();
    go('FPT');
    await feed.answerCandles(threeBars('FPT'));
    await paint();

    go('VNM');

    expect(shownSymbols()).toEqual([null, 'VNM', null, 'FPT', 'VNM']);
    expect([paintedSymbol(), charts.created.length]).toEqual([undefined, 1]);
  });

  it('is destroyed with the page', async () => {
    const { unmount } = await open('VNM');

    unmount();

    expect(currentChart().isDestroyed).toBe(true);
  });

  it('is described in a sentence', async () => {
    const { feed } = await openAnswered();
    await cacheInstrument(feed, instrumentOf('VNM', { reference: 20.85, change: 0.15, changePercent: 0.72 }));

    const description = () => document.getElementById(region().getAttribute('aria-describedby') ?? '');
    await waitFor(() =>
      expect(description()?.textContent).toBe(
        'VNM, 3 trading days from 25/08/2026 to 27/08/2026. Close 21.00, +0.72% against the reference price. High 21.40 on 26/08/2026, low 19.80 on 25/08/2026. Last day’s volume 3,000,000 shares.',
      ),
    );
  });

  it('has a legend that follows the crosshair', async () => {
    await openAnswered();
    const newest = legend();

    act(() => currentChart().hover(epochSecondsOf('2026-08-25')));

    expect([newest, legend()]).toEqual([
      '27/08/2026Open21.30High21.40Low20.90Close21.00Vol.3,000,000MA20—MA50—MA200—',
      '25/08/2026Open19.90High20.10Low19.80Close20.00Vol.1,000,000MA20—MA50—MA200—',
    ]);
  });

  it('colours no price of its legend but the close', async () => {
    const { feed } = await openAnswered();
    await cacheInstrument(feed, instrumentOf('VNM'));
    const facts = [...region().querySelectorAll('.legend dl > div')];

    expect(facts.map((fact) => [...fact.children].map((part) => part.className || part.textContent))).toEqual(
      [
        ['Open', '21.30'],
        ['High', '21.40'],
        ['Low', '20.90'],
        ['Close', 'price-down'],
        ['Vol.', '3,000,000'],
        ['MA20', '—'],
        ['MA50', '—'],
        ['MA200', '—'],
      ],
    );
  });

  it('takes reference and exchange from what any panel has loaded of the instrument', async () => {
    const { feed } = await openAnswered();

    await cacheInstrument(feed, instrumentOf('VNM'));

    expect(currentChart().references).toEqual([null, 21.4]);
    expect(currentChart().shown.map((series) => series?.classes)).toEqual([
      undefined,
      ['none', 'none', 'none'],
      ['none', 'ceiling', 'down'],
    ]);
  });
});

describe('the ranges of the chart', () => {
  it('are a labelled group of whole words with one pressed', async () => {
    await open('VNM');

    const buttons = within(screen.getByRole('group', { name: 'Range' })).getAllByRole('button');

    const described = buttons.map((button) => [
      button.textContent,
      button.ariaPressed,
      button.ariaLabel ?? button.title,
    ]);
    expect(described).toEqual([
      ['1 month', 'false', ''],
      ['3 months', 'false', ''],
      ['6 months', 'true', ''],
      ['1 year', 'false', ''],
      ['5 years', 'false', ''],
    ]);
  });

  it('scroll to the range again when the pressed one is pressed', async () => {
    const { user } = await open('VNM');

    await user.click(screen.getByRole('button', { name: '1 year' }));
    await user.click(screen.getByRole('button', { name: '1 year' }));

    expect(currentChart().ranges).toEqual(['6M', '1Y', '1Y']);
    expect(screen.getByRole('button', { name: '1 year' }).ariaPressed).toBe('true');
  });
});

describe('the oldest bar', () => {
  const older = threeBars('VNM', {
    time: ['2026-08-20', '2026-08-21', '2026-08-24'].map(epochSecondsOf),
    hasOlder: false,
  });

  it('loads the bars before it when the view reaches it', async () => {
    const { feed } = await openAnswered({ changes: { hasOlder: true } });

    act(() => currentChart().reachOldestBar());
    await feed.answerCandles(older);

    const lengths = () => currentChart().shown.map((series) => series?.candles.time.length);
    await waitFor(() => expect(lengths()).toEqual([undefined, 3, 6]));
    expect(feed.requests).toEqual([
      { name: 'Candles', symbol: 'VNM' },
      { name: 'Candles', symbol: 'VNM', before: epochSecondsOf('2026-08-25') },
    ]);
  });

  it('is the end where the feed has no more', async () => {
    const { feed } = await openAnswered();

    act(() => currentChart().reachOldestBar());

    expect(feed.requests).toEqual([{ name: 'Candles', symbol: 'VNM' }]);
  });

  it('keeps what is shown when the older bars fail', async () => {
    const { feed } = await openAnswered({ changes: { hasOlder: true } });
    await paint();

    act(() => currentChart().reachOldestBar());
    await feed.fail('Candles', 'VNM', { kind: 'timeout' });

    expect([paintedSymbol(), shownSymbols()]).toEqual(['VNM', [null, 'VNM']]);
  });
});

describe('a missing chart', () => {
  it('shows that it is loading', async () => {
    await open('VNM');

    expect(within(region()).getByRole('progressbar').textContent).toBe('Loading the chart of VNM…');
  });

  it.each([
    ['UNKNOWN_SYMBOL', 'Symbol XYZ not found', 'Check the symbol, or choose one from the watchlist.'],
    ['NO_DATA', 'No price data for XYZ yet', 'The chart feed answers that it has no candles of this symbol.'],
  ] as const)(
    'gives the reason, and no retry, which would get the same: %s',
    async (availability, title, hint) => {
      const { feed } = await open('XYZ');

      await feed.answerCandles(noBars('XYZ', availability));

      expect(within(region()).getByText(title)).toBeInstanceOf(HTMLElement);
      expect(within(region()).getByText(hint)).toBeInstanceOf(HTMLElement);
      expect([paintedSymbol(), region().getAttribute('aria-describedby')]).toEqual([undefined, null]);
      expect(within(region()).queryByRole('button', { name: 'Retry' })).toBeNull();
    },
  );

  it('has no tools where the feed knows no such symbol', async () => {
    const { feed } = await open('XYZ');
    const controls = () => [
      ...within(region()).queryAllByRole('button'),
      ...within(region()).queryAllByRole('radio'),
    ];
    expect(controls()).not.toEqual([]);

    await feed.answerCandles(noBars('XYZ', 'UNKNOWN_SYMBOL'));

    expect(controls()).toEqual([]);
  });

  it('offers a retry after a failed load', async () => {
    const { feed, user } = await open('VNM');
    await feed.fail('Candles', 'VNM', { kind: 'timeout' });
    const failed = screen.getByRole('group', { name: 'The chart of VNM could not be loaded' });
    const hint = (await within(failed).findByText(/15 seconds/)).textContent;

    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    const retrying = within(region()).queryByRole('progressbar') !== null;
    await feed.answerCandles(threeBars('VNM'));
    await paint();

    expect([hint, retrying, paintedSymbol()]).toEqual([
      'The chart feed has not answered within 15 seconds.',
      true,
      'VNM',
    ]);
  });

  it('shows the message of the server', async () => {
    const { feed } = await open('VNM');

    await feed.fail('Candles', 'VNM', { kind: 'server', serverMessage: 'Feed under repair' });

    expect(await within(region()).findByText('Feed under repair')).toBeInstanceOf(HTMLElement);
  });

  it('offers a retry when the library could not be loaded', async () => {
    charts.failures = 1;
    const { user } = await openAnswered();

    await user.click(await within(region()).findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(charts.created).toHaveLength(1));
    await act(async () => {});
    await paint();

    expect(paintedSymbol()).toBe('VNM');
  });
});

describe('the neighbours of a chart', () => {
  it('are prefetched once the chart is painted, and open without a request', async () => {
    const { feed, go } = await openAnswered({ neighbours: ['FPT'] });
    const before = [...feed.requests];
    await paint();
    await feed.answerCandles(threeBars('FPT'));

    go('FPT');

    expect(before).toEqual([{ name: 'Candles', symbol: 'VNM' }]);
    expect(feed.requests).toEqual([
      { name: 'Candles', symbol: 'VNM' },
      { name: 'Candles', symbol: 'FPT' },
      { name: 'Instrument', symbol: 'FPT' },
    ]);
    expect(shownSymbols()).toEqual([null, 'VNM', 'FPT']);
  });

  it('may fail silently', async () => {
    const { feed } = await openAnswered({ neighbours: ['FPT'] });
    await paint();

    await feed.fail('Candles', 'FPT', { kind: 'server' });
    await feed.fail('Instrument', 'FPT', { kind: 'server' });

    expect(paintedSymbol()).toBe('VNM');
  });
});
