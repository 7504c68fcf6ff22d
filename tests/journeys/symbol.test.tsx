import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { listed, region, textsOf } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const star = (name: string) => within(region('Last price')!).findByRole('button', { name });

describe('the page of a symbol', () => {
  it('puts the symbol on the list beside it, and takes it off again', async () => {
    const { user } = await openWithRows({ at: '/technical/FPT' });
    expect(listed()).not.toContain('FPT');

    await user.click(await star('Add FPT to watchlist'));
    await waitFor(() => expect(listed()).toContain('FPT'));

    await user.click(await star('Remove FPT from watchlist'));
    await waitFor(() => expect(listed()).not.toContain('FPT'));
    expect(await star('Add FPT to watchlist')).toBeTruthy();
  });

  it('says whose shares they are, what was traded, and who bought net', async () => {
    await renderApp({ at: '/technical/FPT' });

    const company = await screen.findByRole('region', { name: 'Company' });
    await waitFor(() => expect(company.querySelectorAll('rect').length).toBeGreaterThan(15));
    const [about, flow] = company.querySelectorAll('dl');
    expect(within(company).getByRole('heading', { level: 2 }).textContent).toMatch(/FPT$/);
    expect(about!.textContent).toMatch(
      /^ExchangeHOSESectorTechnology and telecomsMatched value, billion VND[\d,.]+$/,
    );
    expect(flow!.textContent).toMatch(/^Foreign net 27\/08, billion VND[+-][\d,.]+20 days[+-][\d,.]+$/);
    const chart = /^Foreign: net buyers on \d+, net sellers on \d+ of 20 trading days$/;
    expect(within(company).getAllByRole('img', { name: chart })).toHaveLength(1);
  });

  it('abbreviates the legal form where the rest of the name is the symbol', async () => {
    await renderApp({ at: '/technical/FPT' });

    const name = await within(region('Last price')!).findByTitle('Công ty Cổ phần FPT');
    expect(name.textContent).toBe('CTCP FPT');
  });

  it('lists the signals of the symbol, each a way to its explanation', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    const list = await screen.findByRole('list', { name: 'Recent signals of this symbol' });
    const [newest] = within(list).getAllByRole('link');
    // Days of 2026 without their year, which is today's; others with it.
    for (const { dateTime, textContent } of list.querySelectorAll('time'))
      expect(textContent).toMatch(dateTime.startsWith('2026') ? /^\d\d\/\d\d$/ : /^\d\d\/\d\d\/\d{4}$/);

    await user.click(newest!);

    expect(window.location.search).toMatch(/signal=buy_\w+\.\d{4}-\d\d-\d\d/);
  });

  it('says that the company could not be loaded, and requests it again at a press', async () => {
    const prepare: Prepare = (server) => {
      for (const path of ['/udf/symbols', '/api/whale', '/news'])
        server.get(path, () => new Response(500, {}, { message: 'down' }));
    };
    const { user, requests } = await renderApp({ at: '/technical/FPT', only: 'CompanyPanel', prepare });
    const company = await screen.findByRole('region', { name: 'Company' });
    const retry = await within(company).findByRole('button', { name: 'Retry' });
    expect(company.textContent).toContain('The company data of FPT could not be loaded');
    const count = () => requests.filter((request) => request.startsWith('GET /udf/symbols')).length;
    const before = count();

    await user.click(retry);

    await waitFor(() => expect(count()).toBeGreaterThan(before));
  });

  it('has no star for an index', async () => {
    await openWithRows({ at: '/technical/VNINDEX' });

    expect(screen.queryByRole('button', { name: /VNINDEX (to|from) watchlist/ })).toBeNull();
  });

  it('says in the table of its chart which bars of the feed cannot be', async () => {
    const days = ['2026-08-25', '2026-08-26', '2026-08-27', '2026-08-28'];
    const bars = {
      ...{ s: 'ok', t: days.map((day) => Date.parse(day) / 1000), v: [1, 2, 3, 4] },
      ...{ o: [70, 70, 70, 70], h: [71, 68, 71, 71], l: [69, 69, 69, 69], c: [70, 70, 70, 70] },
    };
    const { user } = await renderApp({
      at: '/technical/FPT',
      only: 'ChartPanel',
      prepare: (server) => server.get('/udf/history', () => bars),
    });
    const open = within(region('Chart')!).getByRole('button', { name: 'Table of the data' });
    await waitFor(() => expect(open.ariaDisabled).toBe(null));
    await user.click(open);

    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(
      '2 bars of the feed are left out: 1 dated after today, 1 with prices that contradict each other.',
    );
    expect(textsOf(dialog.querySelectorAll('tbody th'))).toEqual(['27/08/2026', '25/08/2026']);
  });
});
