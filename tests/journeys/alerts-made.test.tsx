import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listed, notices, region, row } from '../support/page';
import { isSave } from '../support/desk';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';
import { openWatchlist } from '../support/watchlist';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type SavedAlert = Record<string, unknown> & { id: string };

const saved = async () => (await savedDesk<{ alerts: SavedAlert[] }>()).alerts;

async function openFrom(user: User, place: HTMLElement, symbol: string) {
  const button = within(place).getByRole('button', { name: `Alert on ${symbol}` });
  await user.click(button);
  return { button, dialog: within(await screen.findByRole('dialog', { name: 'Add alert' })) };
}

describe('an alert', () => {
  it('of a row of the watchlist begins with its symbol and a price beyond its own, and gives the focus back to the row', async () => {
    const { user, path } = await openWatchlist({ as: 'admin' });
    const symbol = listed()[0]!;
    const { button, dialog } = await openFrom(user, row(symbol), symbol);
    expect((dialog.getByLabelText('Symbol') as HTMLInputElement).value).toBe(symbol);
    const offered = () => Number((dialog.getByLabelText('Price') as HTMLInputElement).value);
    const now = Number(
      row(symbol)
        .querySelector('.price')!
        .textContent!.replace(/[^\d.]/g, ''),
    );
    expect(offered()).toBeGreaterThan(now);
    expect(offered()).toBeLessThan(now * 1.05);
    await user.selectOptions(dialog.getByLabelText('When'), 'The price falls to');
    expect(offered()).toBeLessThan(now);
    await user.clear(dialog.getByLabelText('Price'));
    await user.type(dialog.getByLabelText('Price'), '4901');
    expect(
      await dialog.findByText(/^It is [\d.,]+ already: the alert comes as soon as it is saved\.$/),
    ).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('When'), 'The price rises to');
    expect(offered()).toBe(4901);

    await user.clear(dialog.getByLabelText('Price'));
    await user.type(dialog.getByLabelText('Price'), '4900');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(path()).toBe('/');
    expect(document.activeElement).toBe(button);
    await waitFor(async () =>
      expect(await saved()).toMatchObject([{ symbol, kind: 'above', price: 4900, seen: false }]),
    );
  });

  it('of a row of the signals opens the same dialog, and not the row', async () => {
    const { user, path } = await renderApp({ as: 'admin' });
    const first = await waitFor(() => {
      const found = region('Recommended stocks')?.querySelector<HTMLElement>('tr[data-symbol]');
      expect(found).toBeTruthy();
      return found!;
    });
    const symbol = first.dataset['symbol']!;
    const { dialog } = await openFrom(user, first, symbol);
    expect((dialog.getByLabelText('Symbol') as HTMLInputElement).value).toBe(symbol);
    expect(path()).toBe('/');
  });

  it('of a symbol’s page is for that symbol', async () => {
    const { user } = await renderApp({ at: '/technical/VNM', as: 'admin', only: 'WatchlistPanel' });
    const { dialog } = await openFrom(user, await waitFor(() => region('Last price')!), 'VNM');
    expect((dialog.getByLabelText('Symbol') as HTMLInputElement).value).toBe('VNM');
  });

  it('of a plan watches for its target with one press, and for nothing with the next; none is offered at a stop that is broken', async () => {
    const { user } = await renderApp({ at: '/technical/FPT', as: 'admin', only: 'WhyPanel' });
    const plan = within(await screen.findByRole('region', { name: 'Trade plan' }));
    const target = await plan.findByRole('button', { name: /^Alert when FPT rises to/ });
    await waitFor(() => expect(target.ariaDisabled).toBeNull());
    expect(plan.queryByRole('button', { name: /^Alert when FPT falls to/ })).toBeNull();

    await user.click(target);
    await waitFor(() => expect(target.ariaPressed).toBe('true'));
    await waitFor(async () => expect(await saved()).toMatchObject([{ symbol: 'FPT', kind: 'above' }]));

    await user.click(target);
    await waitFor(async () => expect(await saved()).toEqual([]));
    expect(target.ariaPressed).toBe('false');
  });

  it('of a plan is one where the server had saved it, no answer came, and it is pressed once more', async () => {
    const { user } = await renderApp({ at: '/technical/FPT', as: 'admin', only: 'WhyPanel' });
    const plan = within(await screen.findByRole('region', { name: 'Trade plan' }));
    const target = await plan.findByRole('button', { name: /^Alert when FPT rises to/ });
    await waitFor(() => expect(target.ariaDisabled).toBeNull());
    const mock = globalThis.fetch;
    let isSent = false;
    const losing = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const answer = await mock(url, init);
      isSent ||= isSave(init);
      if (isSent) throw new TypeError('Failed to fetch');
      return answer;
    });
    onTestFinished(() => void losing.mockRestore());

    await user.click(target);
    await waitFor(() => expect(notices().flat()).toContain('Not saved'));
    losing.mockRestore();
    expect([target.ariaPressed, (await saved()).length]).toEqual(['false', 1]);
    await user.click(target);

    await waitFor(() => expect(target.ariaPressed).toBe('true'));
    await waitFor(async () => expect(await saved()).toHaveLength(1));
    await user.click(target);
    await waitFor(async () => expect(await saved()).toEqual([]));
  });

  it('on a list fires with the first new signal of its symbols', async () => {
    const { user, server } = await renderApp({ at: '/desk', as: 'admin' });
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add alert' });
    await waitFor(() => expect(add.disabled).toBe(false));
    await user.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add alert' }));
    await user.selectOptions(dialog.getByLabelText('When'), 'A signal is new on a list');
    expect(dialog.queryByLabelText('Symbol')).toBeNull();
    const lists = dialog.getByLabelText('Watchlist');
    await waitFor(() => expect(within(lists).getAllByRole('option').length).toBeGreaterThan(1));
    const [, list] = within(lists).getAllByRole('option');
    await user.selectOptions(lists, list!);
    const known = within(region('Alerts')!);
    // At 16:00 the day's own signals are known.
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await known.findByText(`New signal on ${list!.textContent}`)).toBeTruthy();
    expect(known.getByText('Armed')).toBeTruthy();

    const { symbols } = (
      (await (
        await fetch('/api/watchlists', {
          headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
        })
      ).json()) as { data: { symbols: { symbol: string }[] }[] }
    ).data[0]!;
    const fresh = { ...symbols[0], price: 30, signal_type: 'buy_break_out', updated: '2026-08-27 16:30' };
    server.get('/api/tplus_signals', () => ({ data: [fresh] }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('link', { name: 'My T+' }));
    await waitFor(async () => expect(await saved()).toMatchObject([{ symbol: symbols[0]!.symbol }]));
  });
});
