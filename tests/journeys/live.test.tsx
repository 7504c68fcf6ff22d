import { act, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMarketTime } from '../../src/demo/market-time';
import { alertsWatched, listed, pulseToArrive, region, row, rowsToArrive, selected } from '../support/page';
import { renderApp } from '../support/renderApp';

const at = (time: string, day = '2026-08-27') => Date.parse(`${day}T${time}:00+07:00`);

/** The product at a time of the market, its first answers there. */
async function open(time: string, start: Parameters<typeof renderApp>[0] = {}) {
  const hands = createMarketTime({ browser: window });
  hands.setSpeed(0);
  hands.setTo(at(time), 'test');
  const app = await renderApp({ time: hands, ...start });
  await rowsToArrive();
  if (!start.at) await pulseToArrive();
  await expect.poll(() => price('HPG')).toMatch(/%$/);
  app.requests.splice(0);
  return { ...app, hands };
}

const price = (symbol: string) => row(symbol).querySelector('td.numeric')!.textContent;
const flashing = () =>
  [...document.querySelectorAll<HTMLElement>('tr [data-flash]')].map(
    (cell) => `${cell.closest('tr')!.dataset['symbol']} ${cell.dataset['flash']}`,
  );

/** The page goes out of sight and comes back, after which whatever it missed is requested. */
async function lookAway() {
  let state = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  state = 'visible';
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

type App = Awaited<ReturnType<typeof open>>;

/** From now on the feed quotes these last prices, and what it quoted before for all others. */
async function quote({ server }: App, prices: Record<string, number | { volume: number }>) {
  const symbols = listed().join(',');
  const before = (await (await fetch(`/udf/quotes?symbols=${symbols}`)).json()) as {
    d: { n: string; v: object }[];
  };
  server.get('/udf/quotes', () => ({
    s: 'ok',
    d: before.d.map((each) =>
      each.n in prices ? { ...each, v: { ...each.v, ...valuesOf(prices[each.n]!) } } : each,
    ),
  }));
}

function valuesOf(news: number | { volume: number }) {
  return typeof news === 'number' ? { lp: news } : news;
}

describe('prices while the market is open', () => {
  it('are requested again when somebody comes back to the page', async () => {
    const { requests } = await open('14:12');

    await lookAway();

    // Of the lists, and of the signals where these have come already.
    await expect
      .poll(() => [...new Set(requests.map((each) => each.replace(/\?.*/, '')))].sort())
      .toEqual(['GET /api/market_pulse', 'GET /api/watchlists', 'GET /udf/quotes']);
  });

  it('change in their cells, which flash once, and move neither focus nor selection nor a row', async () => {
    const app = await open('14:12');
    const rows = listed();
    const link = within(row('VND')).getByRole('link', { name: 'VND' });
    link.focus();
    const [up, down] = [Number.parseFloat(price('SSI')!) + 0.05, Number.parseFloat(price('VIX')!) - 0.05];
    await quote(app, { SSI: up, VIX: down });

    await lookAway();

    await expect.poll(flashing).toEqual(['SSI up once', 'VIX down once']);
    expect([price('SSI')?.startsWith(up.toFixed(2)), price('VIX')?.startsWith(down.toFixed(2))]).toEqual([
      true,
      true,
    ]);
    expect([listed(), selected(), document.activeElement]).toEqual([rows, ['HPG'], link]);
  });

  it('say from when they are, and stay with a dated line where newer ones cannot be had', async () => {
    const { server, user, hands } = await open('14:12');
    const before = price('HPG');
    const panel = region('Watchlist')!;
    expect(within(panel).getByText('Prices at 14:12 · 27/08')).toBeTruthy();
    server.get('/udf/quotes', () => new Response(500));

    await act(async () => hands.setTo(at('14:13'), 'test'));
    await lookAway();

    expect(
      await within(panel).findByText('Prices at 14:12 · 27/08. Newer prices could not be loaded.'),
    ).toBeTruthy();
    expect([price('HPG'), panel.dataset['stale']]).toEqual([before, 'true']);

    server.get('/udf/quotes', () => ({ s: 'ok', d: [] }));
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));

    expect(await within(panel).findByText('Prices at 14:13 · 27/08')).toBeTruthy();
    expect(panel.dataset['stale']).toBeUndefined();
  });

  it('say when newer ones may be requested, where the server has refused them for a while', async () => {
    const { server, requests } = await open('14:12');
    const panel = region('Watchlist')!;
    server.get('/udf/quotes', () => new Response(429, { 'retry-after': '90' }, {}));

    await lookAway();

    await expect
      .poll(() => panel.querySelector('.form-wait .visually-hidden')?.textContent)
      .toBe('You can try again in 90 s.');
    const sent = requests.length;
    const button = within(panel).getByRole('button', { name: 'Retry' });
    await act(async () => button.click());
    expect([button.getAttribute('aria-disabled'), requests.slice(sent)]).toEqual(['true', []]);
  });

  it('of the symbol on the technical page come again too', async () => {
    const { requests } = await open('10:00', { at: '/technical/HPG' });

    await lookAway();

    await expect.poll(() => requests).toContain('GET /udf/quotes?symbols=HPG');
  });
});

describe('a symbol without a match in the session', () => {
  it('shows its reference, neutral, and says so: never 0.00 in red', async () => {
    const app = await open('14:12');
    const limits = (await (await fetch('/udf/quotes?symbols=SHS')).json()) as {
      d: [{ v: { prev_close_price: number } }];
    };
    await quote(app, { SHS: { volume: 0 } });

    await lookAway();

    const reference = limits.d[0].v.prev_close_price.toFixed(2);
    await expect.poll(() => price('SHS')).toBe(`${reference}no trades yet`);
    expect(row('SHS').querySelector('.price')!.className).toBe('price price-none');
  });
});

describe('prices while nothing is matched', () => {
  it('are not requested: in the lunch break, after the close, on a Sunday, at Tết', async () => {
    const { requests, hands } = await open('08:00');

    for (const [time, day, asOf] of [
      ['11:45', '2026-08-27', 'Prices at 11:30 · 27/08'],
      ['15:30', '2026-08-27', 'Prices of the 27/08 session'],
      ['10:00', '2026-08-30', 'Prices of the 28/08 session'],
      ['10:00', '2026-02-17', 'Prices of the 13/02 session'],
    ] as const) {
      await act(async () => hands.setTo(at(time, day), 'test'));
      await within(region('Watchlist')!).findByText(asOf);
      // Once what was traded between the two instants is known.
      await alertsWatched(at(time, day));
      requests.splice(0);

      await lookAway();
      await lookAway();

      expect(requests).toEqual([]);
    }
  });

  it('are requested once more when trading stops, and whatever else is on the page', async () => {
    const { requests, hands } = await open('11:29');

    await act(async () => hands.setTo(at('11:30'), 'test'));

    await expect
      .poll(() => requests)
      .toEqual(expect.arrayContaining(['GET /api/watchlists', 'GET /api/tplus_signals']));
    expect(requests.filter((each) => each === 'GET /api/watchlists')).toHaveLength(1);
  });
});
