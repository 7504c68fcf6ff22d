import { screen, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { operations } from '../support/contract/contract';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { table, symbols, open } from '../support/board';

describe('the market page against a feed with less', () => {
  const missing = () => new Response(404, {}, { message: 'Không có.' });

  it('of none at all, and of no optional call, says that there is no listing, and leads on', async () => {
    await renderApp({
      at: '/market',
      prepare: (server) => {
        const lacking = operations.filter(({ isOptional, path }) => isOptional || path.startsWith('/udf/'));
        for (const { method, path } of lacking)
          server[method.toLowerCase() as 'get' | 'put'](path.replace(/\{(\w+)\}/g, ':$1'), missing);
      },
    });

    expect(await screen.findByText('There is no list of listed symbols')).toBeInstanceOf(HTMLElement);
    const main = screen.getByRole('main');
    expect(
      within(main)
        .getAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['/', '/whale']);
    expect(notices()).toEqual([]);
  });

  it('lists the names of a feed without quotes, and says so', async () => {
    await open('/market', { prepare: (server) => server.get('/udf/quotes', missing) });

    expect(screen.getByText(/no quotes for a whole board/)).toBeInstanceOf(HTMLElement);
    expect([table().getAttribute('aria-rowcount'), notices()]).toEqual(['251', []]);
  });

  it('fails with a retry that brings the board', async () => {
    let isBroken = true;
    const { user } = await renderApp({
      at: '/market',
      prepare: (server) =>
        server.get('/udf/symbol_info', () =>
          isBroken ? new Response(500, {}, {}) : { symbol: ['FPT', 'HPG'], 'exchange-listed': 'HOSE' },
        ),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isBroken = false;
    await user.click(retry);

    await screen.findByRole('table', { name: 'Price board' });
    expect(symbols()).toEqual(['FPT', 'HPG']);
  });

  it.each(['board&sort=-price', 'map&view=table', 'movers', 'filter&filter=price.1,_'])(
    'fails where its first quotes fail, without dashes or candles in their place, until a retry: the %s',
    async (tab) => {
      let isBroken = true;
      const quote = { s: 'ok', n: 'FPT', v: { lp: 90, prev_close_price: 89, volume: 1_000_000 } };
      const { user, requests } = await renderApp({
        at: `/market?tab=${tab}`,
        prepare: (server) =>
          server.get('/udf/quotes', () => (isBroken ? new Response(500, {}, {}) : { s: 'ok', d: [quote] })),
      });
      await screen.findByText('The price board could not be loaded');
      const main = within(screen.getByRole('main'));
      expect(main.queryAllByRole('row')).toEqual([]);
      expect(requests.filter((request) => request.includes('countback=320'))).toEqual([]);
      isBroken = false;
      await user.click(main.getByRole('button', { name: 'Retry' }));

      expect(await main.findAllByText('FPT')).not.toEqual([]);
      expect(main.queryByText('The price board could not be loaded')).toBeNull();
    },
  );
});
