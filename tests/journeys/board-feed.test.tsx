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
});
