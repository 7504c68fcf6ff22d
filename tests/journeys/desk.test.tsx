import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alertsWatched, notices, textsOf, titles } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk, saveDesk } from '../support/saved-desk';
import { openDesk, openLots, table, held, heldToBe, buy, isSave } from '../support/desk';

describe('My T+', () => {
  it('shows the demo member’s trades, one at a loss, with what may be sold or from when', async () => {
    await openDesk();
    await waitFor(() => expect(held().length).toBeGreaterThan(1));

    const heads = within(table()).getAllByRole('columnheader');
    expect(textsOf(heads)).toEqual(
      expect.arrayContaining(['Symbol', 'Shares', 'Price', 'Sellable', 'Profit']),
    );
    await waitFor(() => expect(table().querySelector('[data-side=loss]')).not.toBeNull());
    const chips = [...table().querySelectorAll('tr[data-symbol]')].map(
      (row) => within(row as HTMLElement).getAllByText(/^(Sellable|From 13:00 )/).length,
    );
    expect(chips.every((count) => count > 0)).toBe(true);
    expect(screen.queryByText(/kept in this browser/)).toBeNull();
  });

  it('is opened from the menu', async () => {
    const { user, path } = await renderApp({ at: '/bot' });
    await user.click(await screen.findByRole('link', { name: 'My T+' }));
    expect(await screen.findByRole('heading', { name: 'My T+', level: 1 })).toBeInstanceOf(HTMLElement);
    expect(path()).toBe('/desk');
  });

  it('keeps a recorded buy over a reload, and shows nothing of it to another person', async () => {
    const { user, reload, close } = await openDesk();
    await buy(user, 'ACB');
    await heldToBe('ACB');
    const lots = await openLots(user, 'ACB');
    expect(lots.textContent).toContain('1,000 bought 27/08 at 20.00');
    expect(lots.textContent).toContain('Sellable from 13:00 03/09');

    await reload();
    await screen.findByRole('table', { name: 'Trades' });
    await heldToBe('ACB');

    close();
    await openDesk({ as: 'admin' });
    expect(await screen.findByText('No trades yet')).toBeInstanceOf(HTMLElement);
    expect(held()).toEqual([]);
  });

  it('is merged by id into what another device has saved meanwhile', async () => {
    const { user, requests } = await openDesk();
    const theirs = { id: 'theirs', symbol: 'VNM', side: 'buy', quantity: 200, price: 60, date: '2026-08-26' };
    const saveElsewhere = async () => {
      await alertsWatched();
      await saveDesk(({ trades }: { trades: object[] }) => ({ trades: [...trades, theirs] }));
      requests.length = 0;
    };

    await buy(user, 'ACB', saveElsewhere);

    await heldToBe('ACB');
    await heldToBe('VNM');
    // Shown with the response of the load; saved together with what was entered here after that.
    await waitFor(() =>
      expect(requests.filter((each) => each.includes('/api/desk'))).toEqual([
        'PATCH /api/desk',
        'GET /api/desk',
        'PATCH /api/desk',
      ]),
    );
  });

  it.each([
    ['500', async () => new window.Response('{"message":"Máy chủ bận"}', { status: 500 }), 'Máy chủ bận'],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])(
    'says that a buy was not saved when the server answers %s, and keeps what was typed',
    async (_, answer, why) => {
      const { user } = await openDesk();
      await waitFor(() => expect(held().length).toBeGreaterThan(1));
      const before = held();
      const mock = globalThis.fetch;
      const failing = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation((url, init) => (isSave(init) ? answer() : mock(url, init)));
      onTestFinished(() => void failing.mockRestore());

      await buy(user, 'ACB');

      await waitFor(() => expect(titles()).toContain('Not saved'));
      expect(notices().flat()).toEqual(expect.arrayContaining(why === null ? [] : [why]));
      expect(screen.getByRole('dialog').querySelector<HTMLInputElement>('[name=symbol]')!.value).toBe('ACB');
      await waitFor(() => expect(held()).toEqual(before));
    },
  );

  it('has a buy once, and says so, where it was saved and only the answer was lost', async () => {
    const { user } = await openDesk();
    await waitFor(() => expect(held().length).toBeGreaterThan(1));
    const mock = globalThis.fetch;
    const losing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const answer = await mock(url, init);
      if (isSave(init)) throw new TypeError('Failed to fetch');
      return answer;
    });
    onTestFinished(() => void losing.mockRestore());

    await buy(user, 'ACB');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titles()).not.toContain('Not saved');
    expect(held().filter((symbol) => symbol === 'ACB')).toHaveLength(1);
  });

  it('keeps a buy that is larger than the server accepts in this browser, says so, and sends it later', async () => {
    const { user } = await openDesk();
    await waitFor(() => expect(held().length).toBeGreaterThan(1));
    let isTooLarge = true;
    const mock = globalThis.fetch;
    const refusing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, init) =>
        isTooLarge && isSave(init) ? new window.Response('<h1>413</h1>', { status: 413 }) : mock(url, init),
      );
    onTestFinished(() => void refusing.mockRestore());

    await buy(user, 'ACB');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heldToBe('ACB');
    expect(titles()).toContain('Not sent to the server');
    const page = within(screen.getByRole('main'));
    const warning = page.getByRole('alert');
    expect(warning.textContent).toMatch(/^Your data is larger than the server accepts/);
    within(warning).getByRole('button', { name: 'Export JSON' });

    isTooLarge = false;
    await buy(user, 'VCB');
    await heldToBe('VCB');
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
    const saved = await savedDesk<{ trades: { symbol: string }[] }>();
    expect(saved.trades.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['ACB', 'VCB']));
  });

  it('can be loaded again when the server fails', async () => {
    const { user, server } = await renderApp({
      at: '/desk',
      prepare: (mock) => mock.get('/api/desk', () => new Response(500, {}, {})),
    });
    await screen.findByText('My T+ could not be loaded');
    server.get('/api/desk', () => ({
      data: { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} },
    }));

    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('No trades yet')).toBeInstanceOf(HTMLElement);
  });
});
