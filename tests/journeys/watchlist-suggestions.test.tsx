import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listed, notices, textsOf } from '../support/page';
import { openWatchlist, symbolField } from '../support/watchlist';

const suggested = () =>
  textsOf(within(screen.getByRole('listbox', { name: 'Symbol' })).queryAllByRole('option'));

async function open() {
  const app = await openWatchlist();
  await screen.findByRole('combobox', { name: 'Symbol' });
  return app;
}

describe('typing a symbol to add', () => {
  it('suggests what the feed knows by symbol and by name, without what the list has', async () => {
    const { user } = await open();

    await user.type(symbolField(), 'gemadept');
    await waitFor(() => expect(suggested()[0]).toMatch(/^GMD/));
    expect(symbolField().getAttribute('aria-expanded')).toBe('true');

    await user.clear(symbolField());
    await user.type(symbolField(), 'hp');
    await waitFor(() => expect(suggested().some((text) => text.startsWith('HPX'))).toBe(true));
    expect(suggested().filter((text) => text.startsWith('HPG'))).toEqual([]);
  });

  it('takes a suggestion by keys, which Enter then adds', async () => {
    const { user } = await open();
    const before = listed();

    await user.type(symbolField(), 'gemadept');
    await waitFor(() => expect(suggested()[0]).toMatch(/^GMD/));
    await user.keyboard('{ArrowDown}');
    const list = within(screen.getByRole('listbox', { name: 'Symbol' }));
    const option = list.getByRole('option', { selected: true });
    expect(symbolField().getAttribute('aria-activedescendant')).toBe(option.id);
    await user.keyboard('{Enter}');
    expect([symbolField().value, symbolField().getAttribute('aria-expanded')]).toEqual(['GMD', 'false']);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(listed()).toEqual([...before, 'GMD']));
  });

  it('keeps those that still fit while the next ones are loaded', async () => {
    const { user, server } = await open();
    await user.type(symbolField(), 'gemade');
    await waitFor(() => expect(suggested()[0]).toMatch(/^GMD/));

    const search = vi.fn(() => new Promise<never>(() => {}));
    server.get('/udf/search', search);
    await user.type(symbolField(), 'pt');
    await waitFor(() => expect(search).toHaveBeenCalled());
    expect(suggested()).toEqual([expect.stringMatching(/^GMD/)]);
  });

  it('takes one by a press, and Escape keeps what was typed', async () => {
    const { user } = await open();

    await user.type(symbolField(), 'gemadept');
    await waitFor(() => expect(suggested()[0]).toMatch(/^GMD/));
    await user.keyboard('{Escape}');
    expect([symbolField().value, symbolField().getAttribute('aria-expanded')]).toEqual(['gemadept', 'false']);
    await user.type(symbolField(), ' ');
    await user.click(await screen.findByRole('option', { name: /^GMD/ }));

    expect([symbolField().value, document.activeElement]).toEqual(['GMD', symbolField()]);
  });

  it('fills in the first suggestion on Enter where what was typed can be no symbol, and adds it on the next', async () => {
    const { user } = await open();
    const before = listed();

    await user.type(symbolField(), 'hoa chat');
    await waitFor(() => expect(suggested()).not.toEqual([]));
    const first = suggested()[0]!.slice(0, 3);
    await user.keyboard('{Enter}');

    expect([symbolField().value, symbolField().getAttribute('aria-expanded')]).toEqual([first, 'false']);
    expect(document.activeElement).toBe(symbolField());
    expect(symbolField().getAttribute('aria-invalid')).not.toBe('true');
    expect(listed()).toEqual(before);

    await user.keyboard('{Enter}');
    await waitFor(() => expect(listed()).toEqual([...before, first]));
  });

  it('fills in nothing that is suggested for a part of what was typed alone', async () => {
    const { user } = await open();
    await user.type(symbolField(), 'hoa');
    await waitFor(() => expect(suggested()).not.toEqual([]));
    await user.type(symbolField(), ' chat{Enter}');
    expect(symbolField().value).toBe('hoa chat');
  });

  it('adds what was typed where nobody chose a suggestion', async () => {
    const { user } = await open();
    const before = listed();

    await user.type(symbolField(), 'fpt{Enter}');

    await waitFor(() => expect(listed()).toEqual([...before, 'FPT']));
  });

  it('adds it as well when Enter is pressed while the suggestions are shown, and closes them', async () => {
    const { user } = await open();
    const before = listed();

    await user.type(symbolField(), 'fpt');
    await waitFor(() => expect(suggested()).not.toEqual([]));
    await user.keyboard('{Enter}');

    expect(symbolField().getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(listed()).toEqual([...before, 'FPT']));
  });
});

describe('a deleted symbol', () => {
  it('comes back in its place when it is undone, once', async () => {
    const { user, requests } = await open();
    const before = listed();

    await user.click(screen.getByRole('button', { name: `Delete ${before[2]}` }));
    await waitFor(() => expect(listed()).toEqual(before.filter((_, i) => i !== 2)));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(listed()).toEqual(before));
    expect(requests.filter((request) => request === 'POST /api/watchlists/add_symbol')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('tr')?.dataset['symbol']).toBe(before[2]));
    expect(notices()).toEqual([]);
  });

  it('stays deleted where the server refuses the undo, in the server’s words', async () => {
    const { user, server } = await open();
    const before = listed();
    await user.click(screen.getByRole('button', { name: `Delete ${before[0]}` }));
    await user.click(
      await screen.findByRole('button', { name: 'Undo' }).then((undo) => {
        server.shutdown();
        return undo;
      }),
    );

    await waitFor(() => expect(notices()[0]?.[1]).toBe('Failed to add symbol'));
    expect(listed()).toEqual(before.slice(1));
  });
});
