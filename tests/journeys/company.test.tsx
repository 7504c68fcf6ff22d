import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MarketTime } from '../../src/demo/market-time';
import { stopTime } from '../support/live';
import { textsOf } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

type Options = { prepare?: Prepare; time?: MarketTime };

const company = () => screen.findByRole('region', { name: 'Company' });

async function open(options: Options = {}) {
  const app = await renderApp({ at: '/technical/FPT', only: 'CompanyPanel', ...options });
  return { ...app, panel: await company() };
}

const answer =
  (figures: () => object, report: () => object): Prepare =>
  (server) => {
    server.get('/api/figures', figures);
    server.get('/api/company', report);
  };
const missing = () => new Response(404, {}, { message: 'Không có.' });
const down = () => new Response(500, {}, { message: 'down' });

const figures = {
  asOf: '2026-08-27T15:00:00+07:00',
  symbols: [
    { symbol: 'HPG', pe: 10 },
    {
      symbol: 'FPT',
      pe: 17.46,
      eps: 5.602,
      roe: 23.6,
      dividendYield: 0,
      marketCap: 166_553.4,
      shares: 1.703e9,
    },
  ],
};
const report = {
  quarters: [
    { quarter: '2026Q1', revenue: 17_210.4, profit: -288.1 },
    { quarter: '2026Q2', revenue: 18_344.9, profit: 2451.7 },
  ],
  peers: ['HPG', 'VNM'],
};

describe('what a company is worth and earned', () => {
  it('stands in its panel with the day of the close, and eight quarters of which the newest come first', async () => {
    const { panel } = await open();

    const facts = await within(panel).findByRole('group', { name: 'Key figures at the close of 27/08' });
    expect(facts.textContent).toMatch(
      /P\/E[\d.]+P\/B[\d.]+EPS, four quarters[\d,]+ đROE[\d.]+%Dividend yield[\d.]+%Market value, billion VND[\d,]+Shares, million1,703$/,
    );
    const table = await within(panel).findByRole('table', { name: 'Results by quarter, billion VND' });
    expect(textsOf(within(table).getAllByRole('rowheader'))).toEqual([
      ...['Q2 2026', 'Q1 2026', 'Q4 2025', 'Q3 2025', 'Q2 2025', 'Q1 2025', 'Q4 2024', 'Q3 2024'],
    ]);
    expect(table.querySelectorAll('i')).toHaveLength(16);
  });

  it('shows a loss by its sign and a hollow bar, and a P/E after losses in words', async () => {
    const losing = { ...figures, symbols: [{ symbol: 'FPT', pe: null, eps: -1.204, marketCap: 9 }] };
    const { panel } = await open({
      prepare: answer(
        () => losing,
        () => report,
      ),
    });

    expect(await within(panel).findByText('-288')).toBeTruthy();
    expect(panel.querySelectorAll('i[data-loss]')).toHaveLength(1);
    expect(within(panel).getByRole('group', { name: /Key figures/ }).textContent).toContain(
      'P/ElossEPS, four quarters-1,204 đ',
    );
  });

  it('leads to the peers, with their prices where the feed knows them', async () => {
    const { panel, user } = await open({
      prepare: answer(
        () => figures,
        () => report,
      ),
    });
    const peers = await within(panel).findByRole('list', { name: 'Same sector' });
    await waitFor(() => expect(peers.textContent).toMatch(/^HPG \d+\.\d\d.*%VNM \d+\.\d\d.*%$/));

    await user.click(within(peers).getByRole('link', { name: 'HPG' }));

    await waitFor(() => expect(window.location.pathname).toBe('/technical/HPG'));
  });

  it('requests the figures of the market once, and the report of each symbol', async () => {
    const { panel, user, requests } = await open({
      prepare: answer(
        () => figures,
        () => report,
      ),
    });
    await user.click(await within(panel).findByRole('link', { name: 'HPG' }));

    await waitFor(() => expect(requests).toContain('GET /api/company?symbol=HPG'));
    expect(requests.filter((request) => request === 'GET /api/figures')).toHaveLength(1);
  });

  it('has the figures of the newest close in a page that stays open, also where the server has them late', async () => {
    const { hands, moveTo } = stopTime('14:59');
    let asOf = '2026-08-26T15:00:00+07:00';
    const prepare = answer(
      () => ({ ...figures, asOf }),
      () => report,
    );
    const { panel, requests } = await open({ prepare, time: hands });
    await within(panel).findByRole('group', { name: 'Key figures at the close of 26/08' });
    const loads = () => requests.filter((request) => request === 'GET /api/figures').length;
    const before = loads();
    await moveTo('15:00');
    await waitFor(() => expect(loads()).toBe(before + 1));

    asOf = figures.asOf;
    for (const minute of ['15:04', '15:08', '15:12']) await moveTo(minute);

    await within(panel).findByRole('group', { name: 'Key figures at the close of 27/08' });
  });

  it.each([
    [
      'no key figures and no quarterly results',
      missing,
      missing,
      'There are no key figures and no quarterly results of FPT.',
    ],
    ['no key figures', missing, () => report, 'There are no key figures of FPT.'],
    ['no quarterly results', () => figures, missing, 'There are no quarterly results of FPT.'],
    [
      'no figures of this symbol',
      () => ({ ...figures, symbols: [] }),
      () => report,
      'There are no key figures of FPT.',
    ],
  ])('names once that there are %s', async (_what, first, second, line) => {
    const { panel } = await open({ prepare: answer(first, second) });

    expect(await within(panel).findAllByText(line)).toHaveLength(1);
    expect(within(panel).queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(panel.textContent).toContain('Exchange');
  });

  it.each([
    ['fails', down],
    ['is forbidden', () => new Response(403, {}, { message: 'Không có quyền.' })],
  ])('says that a load %s, keeps the rest, and requests it again at a press', async (_what, refusal) => {
    let isWell = false;
    const prepare = answer(
      () => (isWell ? figures : (refusal() as object)),
      () => report,
    );
    const { panel, user } = await open({ prepare });
    const retry = await within(panel).findByRole('button', { name: 'Retry' });
    expect(panel.textContent).toContain('The company data of FPT could not be loaded');
    expect(within(panel).getByRole('table')).toBeTruthy();
    expect(panel.textContent).not.toContain('There are no');

    isWell = true;
    await user.click(retry);

    expect(await within(panel).findByRole('group', { name: /Key figures/ })).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps its place while it loads', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const { panel } = await open({
      prepare: answer(
        () => held.then(() => figures),
        () => held.then(() => report),
      ),
    });
    expect(await within(panel).findByRole('progressbar')).toBeTruthy();

    respond();

    expect(await within(panel).findByRole('table')).toBeTruthy();
    expect(within(panel).queryByRole('progressbar')).toBeNull();
  });
});
