import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { listed, notices, row, selected } from '../support/page';
import { openWatchlist, symbolField } from '../support/watchlist';

const firstList = ['HPG', 'SSI', 'VND', 'VIX', 'SHS', 'DIG', 'DXG', 'GEX', 'PDR', 'CEO', 'STB', 'NVL'];

const press = (symbol: string) => within(row(symbol)).getByRole('button', { name: `Delete ${symbol}` });

describe('deleting', () => {
  it('takes the row off, says so, and moves the focus to the row beside it', async () => {
    const { user, requests } = await openWatchlist();

    await user.click(press('VND'));
    await waitFor(() => expect(listed()).toEqual(firstList.filter((symbol) => symbol !== 'VND')));

    expect(notices()).toEqual([
      ['status', 'Symbol deleted successfully', 'VND is no longer in “Lướt sóng T+”.'],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(row('VIX').querySelector('a')));
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/watchlists/delete_symbol/1/VND',
    ]);
  });

  it('of the last row moves the focus to the one above it', async () => {
    const { user } = await openWatchlist();

    await user.click(press('NVL'));

    await waitFor(() => expect(document.activeElement).toBe(row('STB').querySelector('a')));
  });

  it('of the selected row selects the next one at home', async () => {
    const { user, path } = await openWatchlist();

    await user.click(press('HPG'));
    await waitFor(() => expect(selected()).toEqual(['SSI']));

    expect(path()).toBe('/');
  });

  it('of the open symbol leaves it open and no row selected', async () => {
    const { user, path } = await openWatchlist({ at: '/technical/HPG' });

    await user.click(press('HPG'));
    await waitFor(() => expect(listed()).toEqual(firstList.slice(1)));

    expect([selected(), path()]).toEqual([[], '/technical/HPG']);
    expect(screen.getByRole('heading', { level: 1, name: 'HPG' })).toBeInstanceOf(HTMLElement);
  });

  it('of the only row leaves an empty list with the focus where the next symbol is typed', async () => {
    const { user } = await openWatchlist({
      prepare: ({ accounts }) => accounts.saveList('1', ['FPT']),
    });

    await user.click(press('FPT'));
    expect(await screen.findByText('No symbols here yet')).toBeInstanceOf(HTMLElement);

    await waitFor(() => expect(document.activeElement).toBe(symbolField()));
  });

  it('is requested once by a double click, and once by a key that is held down', async () => {
    const { user, requests } = await openWatchlist();

    await user.dblClick(press('VND'));
    await waitFor(() => expect(listed()).not.toContain('VND'));
    press('GEX').focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(listed()).not.toContain('GEX'));

    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/watchlists/delete_symbol/1/VND',
      'POST /api/watchlists/delete_symbol/1/GEX',
    ]);
    expect(notices().map(([, title]) => title)).toEqual([
      'Symbol deleted successfully',
      'Symbol deleted successfully',
    ]);
  });

  it('leaves the focus alone that has moved on to something else meanwhile', async () => {
    const answer = deferred<Response>();
    const { user } = await openWatchlist({
      prepare: (server) => server.post('/api/watchlists/delete_symbol/:id/:symbol', () => answer.promise),
    });
    const field = symbolField();

    await user.click(press('VND'));
    await user.type(field, 'MW');
    answer.resolve(new Response(204));
    await waitFor(() => expect(listed()).not.toContain('VND'));
    await user.keyboard('G');

    expect([document.activeElement, field.value]).toEqual([field, 'MWG']);
  });

  it('that the server refuses keeps the row and gives the server’s words', async () => {
    const refuse = () => new Response(500, {}, { message: 'Máy chủ bận.' });
    const { user } = await openWatchlist({
      prepare: (server) => server.post('/api/watchlists/delete_symbol/:id/:symbol', refuse),
    });

    await user.click(press('VND'));

    await waitFor(() => expect(notices()).toEqual([['alert', 'Failed to delete symbol', 'Máy chủ bận.']]));
    expect(listed()).toEqual(firstList);
  });
});
