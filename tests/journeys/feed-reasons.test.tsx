import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { filterAt, panel } from '../support/filter';
import { roomForOrders } from '../support/media';
import { renderApp, type Prepare } from '../support/renderApp';
import { words } from '../support/texts';

/** How a feed answers a call, in which words that is said, and whether another try may bring more. */
const reasons = [
  {
    name: 'refused',
    answer: () => ({ s: 'error', errmsg: 'unsupported form' }),
    says: words('feed.REFUSED'),
    hasRetry: false,
  },
  {
    name: 'refused by its status',
    answer: () => new Response(400, {}, { errmsg: 'unsupported form' }),
    says: words('feed.REFUSED'),
    hasRetry: false,
  },
  {
    name: 'refused to a person',
    answer: () => new Response(403, {}, { message: 'Gói của bạn không có dữ liệu này.' }),
    says: words('feed.REFUSED'),
    hasRetry: false,
  },
  {
    name: 'unreadable',
    answer: () => new Response(200, { 'Content-Type': 'text/html' }, '<!doctype html>'),
    says: words('feed.UNREADABLE'),
    hasRetry: true,
  },
  {
    name: 'unanswered',
    answer: () => new Response(503, {}, {}),
    says: words('feed.UNREACHED'),
    hasRetry: true,
  },
] as const;

type Answer = (typeof reasons)[number]['answer'];

const serving =
  (calls: readonly string[], answer: Answer): Prepare =>
  (server: MockServer) => {
    for (const call of calls) server.get(`/udf/${call}`, answer as never);
  };

const region = (name: string) => screen.getByRole('region', { name });
const main = () => screen.getByRole('main').textContent;

describe.each(reasons)('a feed whose answer is $name', ({ answer, says, hasRetry }) => {
  const expectSaid = async (title: string, of: () => HTMLElement = () => screen.getByRole('main')) => {
    await waitFor(() => expect(of().textContent).toContain(title));
    await waitFor(() => expect(of().textContent).toContain(says));
    const retries = within(of()).queryAllByRole('button', { name: 'Retry' });
    expect([retries.length > 0, of().textContent.split(says).length - 1]).toEqual([hasRetry, 1]);
  };

  it('is said so by the chart, which does not claim that there are no trading days', async () => {
    await renderApp({
      at: '/technical/FPT',
      only: 'ChartPanel',
      prepare: serving(['history'], answer),
    });
    await expectSaid(words('technical.failed', { symbol: 'FPT' }), () => region('Chart'));
    expect(main()).not.toContain(words('technical.noData', { symbol: 'FPT' }));
  });

  it('is said so by the order book, which does not claim that the feed has none', async () => {
    await renderApp({
      at: '/technical/FPT',
      only: 'OrderBookPanel',
      prepare: (server) => {
        roomForOrders.resize(1600);
        serving(['quotes'], answer)(server);
      },
    });
    await expectSaid(words('orderBook.failed'), () => region('Order book'));
    expect(main()).not.toContain(words('orderBook.none'));
  });

  it('is said so by the board, which does not claim that there is no list of symbols', async () => {
    await renderApp({ at: '/market', prepare: serving(['symbol_info', 'search'], answer) });
    await expectSaid(words('board.failed'));
    expect(main()).not.toContain(words('board.noListing'));
  });

  it('is said so by the filter, which does not claim that no symbol meets the conditions', async () => {
    await renderApp({
      at: filterAt('exchange.HNX*rsi._,100'),
      prepare: (server: MockServer) => {
        server.get('/api/figures', () => new Response(404, {}, {}));
        server.get('/udf/history', answer as never);
      },
    });
    await waitFor(() => expect(panel().textContent).toContain(says));
    expect(panel().textContent).not.toContain(words('screen.nothing'));
    expect(within(panel()).queryByRole('button', { name: 'Retry' }) !== null).toBe(hasRetry);
  });
});

describe('a feed that refuses its quotes', () => {
  it('leaves the board with its symbols and without prices, in which nothing else is claimed', async () => {
    const answer = () => ({ s: 'error', errmsg: 'too many symbols' });
    for (const tab of ['board', 'map', 'movers', 'filter']) {
      const { unmount } = await renderApp({ at: `/market?tab=${tab}`, prepare: serving(['quotes'], answer) });
      await waitFor(() => expect(main()).toContain(words('board.pricesFailed')));
      await waitFor(() => expect(main()).toContain(words('feed.REFUSED')));
      for (const claim of [
        'board.map.empty',
        'board.movers.none',
        'board.noQuotes',
        'screen.nothing',
      ] as const)
        expect(main()).not.toContain(words(claim));
      unmount();
    }
  });
});

describe('a feed whose search has fifty symbols and that has no listing', () => {
  const found = Array.from({ length: 50 }, (_, i) => ({
    symbol: `A${String(i).padStart(2, '0')}`,
    exchange: 'HOSE',
  }));

  it.each(['board', 'filter'])('is no market of fifty symbols, as the %s says once', async (tab) => {
    await renderApp({
      at: `/market?tab=${tab}`,
      prepare: (server) => {
        server.get('/udf/symbol_info', () => new Response(404, {}, {}));
        server.get('/udf/search', () => found as never);
      },
    });
    const part = words('feed.part_other', { count: 50 });
    await waitFor(() => expect(main()).toContain(part));
    expect(main().split(part)).toHaveLength(2);
  });
});

describe('the week of a feed whose events are not read', () => {
  it.each([
    ['its configuration is a page', 'config', '<!doctype html>'],
    ['its marks are a page', 'timescale_marks', '<!doctype html>'],
    ['its marks have another shape', 'timescale_marks', '{"marks":[]}'],
  ])('does not claim that there are none where %s', async (_, call, text) => {
    await renderApp({
      at: '/week',
      prepare: (server) => server.get(`/udf/${call}`, () => new Response(200, {}, text)),
    });
    await waitFor(() => expect(main()).toContain(words('feed.UNREADABLE')));
    expect(main()).not.toContain(words('week.noEvents'));
  });

  it('has those that come in columns', async () => {
    await renderApp({
      at: '/week',
      prepare: (server) =>
        server.get('/udf/timescale_marks', () => ({
          ...{ id: ['a', 'b'], time: [1787875200, 1788480000], color: 'red', label: ['D', 'E'] },
          tooltip: [['Cổ tức 10%'], ['Họp ĐHCĐ']],
          symbol: 'HPG',
        })),
    });
    await waitFor(() => expect(main()).toContain('Cổ tức 10%'));
    expect(main()).toContain('Họp ĐHCĐ');
  });
});
