import { act, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alertsWatched, listed, region, row, selected } from '../support/page';
import { at, open, price, lookAway, quote } from '../support/live';
import { queriesToLoad } from '../support/queries';

/** The flashes of rows from now on, each with its symbol, in the order in which they begin. */
function flashesFromNow() {
  const begun: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { flash } = (target as HTMLElement).dataset;
      const row = (target as HTMLElement).closest('tr');
      if (flash && row) begun.push(`${row.dataset['symbol']} ${flash}`);
    }
  });
  observer.observe(document, { subtree: true, attributeFilter: ['data-flash'] });
  onTestFinished(() => observer.disconnect());
  return begun;
}

describe('prices while the market is open', () => {
  it('are requested again when somebody comes back to the page', async () => {
    const { requests } = await open('14:12');
    const areOfRows = (request: string) => {
      const symbols = /\/udf\/quotes\?symbols=(.*)/.exec(decodeURIComponent(request))?.[1]?.split(',') ?? [];
      return listed().every((symbol) => symbols.includes(symbol));
    };

    await lookAway();

    // Beside what the alerts load, whenever their code comes.
    await expect
      .poll(() => requests)
      .toEqual(expect.arrayContaining(['GET /api/market_pulse', 'GET /api/watchlists']));
    await expect.poll(() => requests.some(areOfRows)).toBe(true);
  });

  it('change in their cells, which flash once, and move neither focus nor selection nor a row', async () => {
    const app = await open('14:12');
    const rows = listed();
    const link = within(row('VND')).getByRole('link', { name: 'VND' });
    link.focus();
    const [up, down] = [Number.parseFloat(price('SSI')!) + 0.05, Number.parseFloat(price('VIX')!) - 0.05];
    await quote(app, { SSI: up, VIX: down });

    const flashes = flashesFromNow();
    await lookAway();

    await expect.poll(() => flashes).toEqual(['SSI up', 'VIX down']);
    expect([price('SSI')?.startsWith(up.toFixed(2)), price('VIX')?.startsWith(down.toFixed(2))]).toEqual([
      true,
      true,
    ]);
    expect([listed(), selected(), document.activeElement]).toEqual([rows, ['HPG'], link]);
    await expect.poll(() => document.querySelector('tr [data-flash]')).toBeNull();
    expect(flashes).toEqual(['SSI up', 'VIX down']);
  });

  it('say from when they are, and stay with a dated line where newer ones cannot be had', async () => {
    const { server, user, moveTo } = await open('14:12');
    const before = price('HPG');
    const panel = region('Watchlist')!;
    expect(within(panel).getByText('Prices at 14:12 · 27/08')).toBeTruthy();
    server.get('/udf/quotes', () => new Response(500));

    await moveTo('14:13');
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
    await alertsWatched(at('14:12'));
    const panel = region('Watchlist')!;
    server.get('/udf/quotes', () => new Response(429, { 'retry-after': '90' }, {}));

    await lookAway();

    await expect
      .poll(() => panel.querySelector('.form-wait .visually-hidden')?.textContent)
      // A quarter of the server's 90 s may be added.
      .toMatch(/^You can try again in (?:9\d|10\d|11[0-3]) s\.$/);
    const sent = requests.length;
    const button = within(panel).getByRole('button', { name: 'Retry' });
    await act(async () => button.click());
    expect([button.getAttribute('aria-disabled'), requests.slice(sent)]).toEqual(['true', []]);
  });

  it('of the symbol on the technical page come again too', async () => {
    const { requests } = await open('10:00', { at: '/technical/HPG' });

    await lookAway();

    await expect.poll(() => requests.some((each) => /\/udf\/quotes\?symbols=.*HPG/.test(each))).toBe(true);
  });
});

describe('a symbol without a match on the trading day', () => {
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

/** The demo's desk has alerts on four symbols. */
const isLastSearched = (request: string) => /^GET \/udf\/history\?symbol=[^&]*HNG/.test(request);

describe('prices while nothing is matched', () => {
  it('are not requested: in the lunch break, after the close, on a Sunday, at Tết', async () => {
    const { actors, requests, moveTo } = await open('08:00');

    // Of 28/08 the feed has no bar: the alerts are watched until the day before.
    for (const [time, day, asOf, watchedUntil] of [
      ['11:45', '2026-08-27', 'Prices at 11:30 · 27/08', at('11:45')],
      ['15:30', '2026-08-27', 'Prices of trading day 27/08', at('15:30')],
      ['10:00', '2026-08-30', 'Prices of trading day 28/08', at('15:30')],
      ['10:00', '2026-02-17', 'Prices of trading day 13/02', at('10:00', '2026-02-17')],
    ] as const) {
      await moveTo(time, day);
      await within(region('Watchlist')!).findByText(asOf);
      // Once what was traded between the two instants has been searched for.
      await expect.poll(() => requests.some(isLastSearched)).toBe(day > '2026-08-27');
      await alertsWatched(watchedUntil);
      await queriesToLoad(actors);
      requests.splice(0);

      await lookAway();
      await lookAway();

      // The ex-dates until a new day of prices are no prices; they load behind all else, first the feed's configuration.
      expect(requests.filter((each) => !/\/timescale_marks|\/udf\/config/.test(each))).toEqual([]);
    }
  });

  it('are requested once more when trading stops, and whatever else is on the page', async () => {
    const { actors, requests, moveTo } = await open('11:29');
    await alertsWatched(at('11:29'));
    await queriesToLoad(actors);

    await moveTo('11:30');

    await expect
      .poll(() => requests)
      .toEqual(expect.arrayContaining(['GET /api/watchlists', 'GET /api/tplus_signals']));
    expect(requests.filter((each) => each === 'GET /api/watchlists')).toHaveLength(1);
  });
});
