import { act, screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { notices } from '../support/page';
import { type Prepare } from '../support/renderApp';
import { begin, box, groups, marked, find } from '../support/search';

const searchText = () => screen.getByRole('combobox', { name: 'Search' }).closest('.search')?.textContent;

const withoutSearch: Prepare = (server) => {
  server.get('/udf/search', () => new Response(404, {}, { message: 'Không có' }));
};

describe('the search against a server', () => {
  it('without the call still finds pages and the own symbols, and says what it cannot', async () => {
    const { user } = await begin({ prepare: withoutSearch });

    await find(user, 'hoa phat');
    await waitFor(() => expect(groups()).toEqual([['Your watchlists', 'HPGHòa PhátHOSE']]));
    await user.clear(box());
    await user.keyboard('vjc');

    await waitFor(() => expect(searchText()).toContain('The chart feed cannot search for symbols'));
    expect(searchText()).not.toContain('Not found');
    expect(notices()).toEqual([]);
  });

  it('loads the prices of what is found with one call, and shows them with their change', async () => {
    const quoted: string[] = [];
    const { user } = await begin({
      prepare(server) {
        server.get('/udf/quotes', (_, { queryParams }) => {
          quoted.push(String(queryParams['symbols']));
          const v = { lp: 91.3, ch: 1.1, chp: 1.22, prev_close_price: 90.2, volume: 1000 };
          return {
            s: 'ok',
            d: [{ s: 'ok', n: 'HOSE:VJC', v: { short_name: 'VJC', exchange: 'HOSE', ...v } }],
          };
        });
      },
    });
    await user.click(box());
    await waitFor(() => expect(groups()[0]?.[0]).toBe('Your watchlists'));
    const before = quoted.length;

    await find(user, 'vietjet');

    const option = await screen.findByRole('option', { name: /VJC/ });
    await waitFor(() =>
      expect(['price', 'change'].map((name) => option.querySelector(`.${name}`)?.textContent)).toEqual([
        '91.30',
        '+1.22%',
      ]),
    );
    expect(quoted.slice(before).filter((symbols) => symbols.includes('VJC'))).toEqual(['VJC']);
  });

  it('keeps the place of a price that no server sends', async () => {
    const { user } = await begin({
      prepare: (server) => server.get('/udf/quotes', () => new Response(404, {}, {})),
    });

    await find(user, 'vietjet');

    const option = await screen.findByRole('option', { name: /VJC/ });
    expect(['price', 'change'].map((name) => option.querySelector(`.${name}`)?.textContent)).toEqual([
      '',
      '',
    ]);
    expect(notices()).toEqual([]);
  });

  it('that fails says so, and the rest is still found', async () => {
    const { user } = await begin({
      prepare: (server) => server.get('/udf/search', () => new Response(500, {}, {})),
    });

    await find(user, 'vjc');

    await waitFor(() => expect(searchText()).toContain('Symbol search is unavailable'));
    expect(searchText()).not.toContain('Not found');
    expect(notices()).toEqual([]);
  });

  it('is requested once for a word typed without a pause', async () => {
    const { user, requests } = await begin();

    await find(user, 'vietjet');
    await screen.findByRole('option', { name: /VJC/ });

    expect(requests.filter((call) => call.includes('/udf/search'))).toEqual([
      'GET /udf/search?query=vietjet&type=&exchange=&limit=30',
    ]);
  });

  it('shows the answer to the last text, whichever comes last', async () => {
    const late = deferred();
    const queries: unknown[] = [];
    const { user } = await begin({
      prepare(server) {
        server.get('/udf/search', async (_, { queryParams }) => {
          queries.push(queryParams['query']);
          if (queryParams['query'] !== 'aa') return [{ symbol: 'AAM' }];
          await late.promise;
          return [{ symbol: 'AAA' }, { symbol: 'AAM' }];
        });
      },
    });

    await find(user, 'aa');
    await waitFor(() => expect(queries).toEqual(['aa']));
    await user.keyboard('m');
    await waitFor(() => expect(groups()).toEqual([['Symbols', 'AAM']]));
    await act(async () => late.resolve());
    await user.keyboard('{ArrowDown}');

    expect([groups(), marked()]).toEqual([[['Symbols', 'AAM']], 'AAM']);
  });
});
