import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../src/market/format';
import { IN_SESSION, TODAY, YESTERDAY } from '../support/feeds/clock';
import { honestFeed, NONE } from '../support/feeds/feed';
import { installFeed, listRows } from '../support/feeds/install';
import { oddFeed, stale, withoutQuotes, type Oddity } from '../support/feeds/oddities';
import { createTruth } from '../support/feeds/truth';
import { region, row } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const truth = createTruth(IN_SESSION);
const close = (day: string) => formatPrice(truth.closeOn('FPT', day));

type Start = { at?: string; stored?: Record<string, string>; hasListPrices?: boolean };

/** The product on a feed without quotes, while the exchanges match. */
function starting(odd: readonly Oddity[], { hasListPrices = false, ...start }: Start = {}) {
  const lists = listRows(truth, ['FPT', 'HPG']).map((list) => ({
    ...list,
    symbols: list.symbols.map((each) => ({ ...each, price: hasListPrices ? each.price : null })),
  }));
  const feed = oddFeed(honestFeed(truth), truth, withoutQuotes, ...odd);
  return { ...start, prepare: (server: never) => installFeed(server, { feed, truth, lists }) };
}

const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1000, price: 40, date: '2026-10-01' };
const desk = { version: 1, trades: [lot], alerts: [], notes: [], lines: [], settings: {}, flows: [] };

async function openDesk(odd: readonly Oddity[]) {
  onTestFinished(() => localStorage.removeItem('desk.1'));
  const stored = { 'desk.1': JSON.stringify(desk) };
  await renderApp(starting(odd, { at: '/desk', stored }) as never);
  const main = () => screen.getByRole('main').textContent!;
  return { main, held: () => document.querySelector('tr[data-symbol=FPT]')!.textContent! };
}

const head = () => region('Last price')!;

describe('on a feed of bars that end with the day before, while a trading day runs', () => {
  it('the head of a symbol names the day of its close, to a screen reader too, and no time of now', async () => {
    await renderApp(starting([stale(1)], { at: '/technical/FPT' }) as never);
    await waitFor(() => expect(head().querySelector('.last')!.textContent).toContain(close(YESTERDAY)));

    expect(head().querySelector('.last')!.textContent).toContain('close of 26/11');
    expect(head().querySelector('[aria-live]')!.textContent).toContain('close of 26/11/2026');
    expect(head().textContent).toContain('Prices of trading day 26/11');
    expect(head().textContent).not.toContain('Prices at');
  });

  it('a visit to a symbol’s page leaves the price of its list, which counts as of now', async () => {
    await openWithRows(starting([stale(1)], { at: '/technical/FPT', hasListPrices: true }) as never);
    await waitFor(() => expect(head().querySelector('h1')!.textContent).toBe('FPT'));
    await waitFor(() => expect(region('Chart')!.dataset['painted']).toBe('FPT'));

    expect(row('FPT').querySelector('.price')!.textContent).toBe(close(TODAY));
    expect(head().querySelector('.last')!.textContent).toContain(close(TODAY));
    expect(head().textContent).not.toContain('close of');
  });

  it('a row of a list has the day beside the price, once its page has loaded it', async () => {
    await openWithRows(starting([stale(1)], { at: '/technical/FPT' }) as never);
    await waitFor(() => expect(row('FPT').textContent).toContain(close(YESTERDAY)));
    expect(row('FPT').querySelector('time')!.textContent).toBe('26/11 close of 26/11');
  });

  it('a list names that day too where newer prices cannot be had', async () => {
    await openWithRows(starting([stale(1)], { at: '/technical/FPT' }) as never);
    await waitFor(() => expect(row('FPT').textContent).toContain(close(YESTERDAY)));
    await act(async () => void window.dispatchEvent(new Event('offline')));

    await waitFor(() =>
      expect(region('Watchlist')!.textContent).toContain(
        'Prices of trading day 26/11. Newer prices could not be loaded.',
      ),
    );
  });

  it('the profit of My T+ is named after that close', async () => {
    const { main, held } = await openDesk([stale(1)]);
    await waitFor(() => expect(held()).toContain(close(YESTERDAY)));
    expect(held()).toContain('close of 26/11');
    expect(main()).toContain('Profit at the close of 26/11');
    expect(main()).not.toContain('if sold now');
  });
});

describe('on a feed of bars that ended three weeks ago', () => {
  it('My T+ shows the price with its day, no profit, and says why', async () => {
    const { main, held } = await openDesk([stale(15)]);
    await waitFor(() => expect(held()).toMatch(/close of \d\d\/11/));
    expect(main()).toContain('The newest price of FPT is older than the last trading day');
    expect(held()).not.toContain('%');
    expect(main()).not.toContain('has no price');
  });
});

describe('on a feed of bars with that of the running day', () => {
  it('nothing names a day: its price is that of now', async () => {
    const { main, held } = await openDesk([]);
    await waitFor(() => expect(held()).toContain(close(TODAY)));
    expect(held()).not.toContain('close of');
    expect(main()).toContain('Profit if sold now');
  });
});

describe('the alerts near the price in the week, on a feed without quotes', () => {
  const near = { id: 'near', symbol: 'FPT', kind: 'above', armedAt: '2026-11-27T10:00:00+07:00' };
  const openWeek = async (odd: readonly Oddity[], day: string) => {
    onTestFinished(() => localStorage.removeItem('desk.1'));
    const price = Math.round(truth.closeOn('FPT', day)! * 1.02 * 100) / 100;
    const alerts = [{ ...near, price, firedAt: null, seen: false }];
    const stored = { 'desk.1': JSON.stringify({ ...desk, trades: [], alerts }) };
    await renderApp(starting(odd, { at: '/week', stored }) as never);
    return () => region('Alerts near the price')?.textContent ?? '';
  };

  it('are told by the forming bar, which has the price of now', async () => {
    const text = await openWeek([], TODAY);
    await waitFor(() => expect(text()).toContain(`price ${close(TODAY)}`));
    expect(text()).not.toContain('close of');
  });

  it('are told by the close of the day before, which is named', async () => {
    const text = await openWeek([stale(1)], YESTERDAY);
    await waitFor(() => expect(text()).toContain(`price ${close(YESTERDAY)}`));
    expect(text()).toContain('close of 26/11');
  });

  it('are not told by a price that is older, as the feed has none of now', async () => {
    const text = await openWeek([stale(15)], YESTERDAY);
    await waitFor(() => expect(text()).toContain('The chart feed has no current prices of these symbols.'));
  });
});

describe('on a feed that has no bar of a symbol', () => {
  it('its head says so, and not that it is not matched yet', async () => {
    const none: Oddity = (feed) => (call, query) => (call === 'history' ? NONE : feed(call, query));
    await renderApp(starting([none], { at: '/technical/FPT' }) as never);
    await waitFor(() => expect(head().textContent).toContain('No price data for FPT yet'));
    expect(head().textContent).not.toContain('no trades yet');
  });
});
