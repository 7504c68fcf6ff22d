import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notices, otherTab, region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { leaveDraft } from '../../src/lib/drafts';

type Prepare = NonNullable<NonNullable<Parameters<typeof renderApp>[0]>['prepare']>;

const lacksDesk: Prepare = (server) => {
  server.get('/api/desk', () => new Response(404, {}, { message: 'Không có' }));
};

async function openDesk(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/desk', ...options });
  await screen.findByRole('table', { name: 'Trades' });
  return app;
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const table = () => screen.getByRole('table', { name: 'Trades' });
const held = () =>
  [...table().querySelectorAll<HTMLElement>('tr[data-symbol]')].map(({ dataset }) => dataset['symbol']);
const heldToBe = (symbol: string) => waitFor(() => expect(held()).toContain(symbol));
const titles = () => notices().map(([, title]) => title);

/** Records a purchase of 1,000 shares at 20.00 through the dialog. */
async function buy(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  symbol: string,
  meanwhile = async () => {},
) {
  await user.click(screen.getByRole('button', { name: 'Record a buy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
  await user.type(dialog.getByLabelText('Symbol'), symbol);
  await user.type(dialog.getByLabelText('Quantity'), '1000');
  await user.type(dialog.getByLabelText('Price (thousand đồng)'), '20');
  await meanwhile();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

describe('My T+', () => {
  it('shows the demo member’s trades, one at a loss, with the day from which each lot may be sold', async () => {
    await openDesk();
    await waitFor(() => expect(held().length).toBeGreaterThan(1));

    const heads = within(table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Symbol', 'Quantity', 'Price', 'Sellable', 'Profit']),
    );
    await waitFor(() => expect(table().querySelector('[data-side=loss]')).not.toBeNull());
    expect(within(table()).getAllByText(/Sellable (now|from 13:00 )/).length).toBeGreaterThanOrEqual(
      held().length,
    );
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
    const lots = within(table()).getByRole('list', { name: 'Lots of ACB' });
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
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const theirs = { id: 'theirs', symbol: 'VNM', side: 'buy', quantity: 200, price: 60, date: '2026-08-26' };
    const saveElsewhere = async () => {
      const { data } = (await (await fetch('/api/desk', { headers })).json()) as {
        data: { trades: object[] };
      };
      const body = JSON.stringify({ ...data, trades: [...data.trades, theirs] });
      await fetch('/api/desk', { method: 'PUT', headers, body });
      requests.length = 0;
    };

    await buy(user, 'ACB', saveElsewhere);

    await heldToBe('ACB');
    await heldToBe('VNM');
    // Shown with the response of the load; saved together with what was entered here after that.
    await waitFor(() =>
      expect(requests.filter((each) => each.includes('/api/desk'))).toEqual([
        'PUT /api/desk',
        'GET /api/desk',
        'PUT /api/desk',
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
        .mockImplementation((url, init) => (init?.method === 'PUT' ? answer() : mock(url, init)));
      onTestFinished(() => void failing.mockRestore());

      await buy(user, 'ACB');

      await waitFor(() => expect(titles()).toContain('Not saved'));
      expect(notices().flat()).toEqual(expect.arrayContaining(why === null ? [] : [why]));
      expect(screen.getByRole('dialog').querySelector<HTMLInputElement>('[name=symbol]')!.value).toBe('ACB');
      await waitFor(() => expect(held()).toEqual(before));
    },
  );

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

describe('My T+ of a server without the call', () => {
  it('is kept in this browser per person, says so, and follows another tab', async () => {
    const { user, reload } = await openDesk({ prepare: lacksDesk });
    expect(screen.getByRole('note').textContent).toContain('kept in this browser only');
    await buy(user, 'ACB');
    await heldToBe('ACB');
    const key = Object.keys(localStorage).find((each) => each.startsWith('desk.'))!;
    onTestFinished(() => localStorage.removeItem(key));

    await reload();
    await screen.findByRole('table', { name: 'Trades' });
    await heldToBe('ACB');

    otherTab(() => localStorage.setItem(key, localStorage.getItem(key)!.replaceAll('ACB', 'VCB')), key);
    await heldToBe('VCB');
  });

  it('loses nothing that was saved when the storage is full, and says what happened', async () => {
    const { user } = await openDesk({ prepare: lacksDesk });
    await buy(user, 'ACB');
    await heldToBe('ACB');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    });
    onTestFinished(() => void full.mockRestore());

    await buy(user, 'VNM');

    await waitFor(() => expect(titles()).toContain('Not saved'));
    expect(notices().flat().join()).toContain('storage is full or blocked');
    await waitFor(() => expect(held()).toEqual(['ACB']));
  });

  it('keeps what it cannot read until the person discards it', async () => {
    const { user } = await openDesk({ prepare: lacksDesk, stored: { 'desk.1': '{"trades": [' } });
    expect((await screen.findByRole('alert')).textContent).toContain('is damaged and cannot be read');
    expect(localStorage.getItem('desk.1.damaged')).toBe('{"trades": [');

    await buy(user, 'ACB');
    await heldToBe('ACB');
    expect(localStorage.getItem('desk.1.damaged')).toBe('{"trades": [');

    await user.click(screen.getByRole('button', { name: 'Discard the original' }));
    await waitFor(() => expect(localStorage.getItem('desk.1.damaged')).toBeNull());
  });
});

/** Another device saves a note. */
async function saveNoteElsewhere() {
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
  const { data } = (await (await fetch('/api/desk', { headers })).json()) as { data: { notes: object[] } };
  const notes = [...data.notes, { id: 'VNM', text: 'Theirs', changedAt: null }];
  await fetch('/api/desk', { method: 'PUT', headers, body: JSON.stringify({ ...data, notes }) });
}

describe('a note', () => {
  it('is saved by itself on the technical page, and is on the desk', async () => {
    const { user } = await renderApp({ at: '/technical/VNM' });
    const box = await screen.findByRole('textbox', { name: 'Note on VNM' });
    await user.type(box, 'Above 70 only');
    await user.tab();
    await waitFor(() => expect(region('Notes')!.querySelector('[role=status]')!.textContent).toBe('Saved'));

    await user.click(screen.getByRole('link', { name: 'My T+' }));

    const kept = await screen.findByRole('textbox', { name: 'Note on VNM' });
    expect((kept as HTMLTextAreaElement).value).toBe('Above 70 only');
  });

  it('loses neither of two texts when another device saves one while it is typed', async () => {
    const { user } = await renderApp({ at: '/technical/VNM' });
    const box = await screen.findByRole('textbox', { name: 'Note on VNM' });
    await user.type(box, 'Mine');
    await saveNoteElsewhere();
    await user.tab();

    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('Theirs\n\nMine'));
  });

  it('that a tab kept unsaved does not replace what another device has saved since', async () => {
    const { user } = await renderApp({ at: '/technical/VNM' });
    await screen.findByRole('textbox', { name: 'Note on VNM' });
    await saveNoteElsewhere();
    await user.click(screen.getByRole('link', { name: 'My T+' }));
    await screen.findByDisplayValue('Theirs');

    leaveDraft('note VNM', { text: 'Mine', before: '' });
    window.history.back();

    const box = await screen.findByDisplayValue('Mine');
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('Theirs\n\nMine'));
  });
});

describe('a buy of the signal’s plan', () => {
  it('opens with what the plan says', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    await user.click(await screen.findByRole('button', { name: 'Record a buy' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
    expect((dialog.getByLabelText('Symbol') as HTMLInputElement).value).toBe('FPT');
    expect((dialog.getByLabelText('Quantity') as HTMLInputElement).value).toMatch(/^\d+00$/);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeInstanceOf(HTMLElement);
  });
});

describe('capital, risk and costs', () => {
  const open = async (user: User) =>
    user.click(await screen.findByRole('button', { name: 'Capital and risk' }));
  const type = async (user: User, values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(await screen.findByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    }
    await user.keyboard('{Enter}');
  };
  const quantity = async () =>
    Number(
      (await screen.findByText('Quantity')).nextElementSibling!.firstChild!.textContent!.replace(/,/g, ''),
    );

  it('of the plan’s form decide its quantity and the profit of My T+, and are saved with it', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    await screen.findByRole('button', { name: 'Record a buy' });
    const before = await quantity();
    await open(user);
    await type(user, { 'Capital (VND)': '250.000.000', 'Fee per side (%)': '0,35' });
    await waitFor(async () => expect(await quantity()).toBeLessThan(before * 0.55));

    await user.click(screen.getByRole('link', { name: 'My T+' }));

    expect(await screen.findByText('After a fee of 0.35% each side and 0.1% tax on sales')).toBeTruthy();
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { data } = (await (await fetch('/api/desk', { headers })).json()) as { data: { settings: object } };
    expect(data.settings).toEqual({ capital: 250_000_000, risk: 10_000, fee: 3_500, tax: 1_000 });
  });

  it('are refused beyond their limits, at the field', async () => {
    const { user } = await openDesk();
    await open(user);
    await type(user, { 'Risk per trade (% of capital)': '50' });
    expect(await screen.findByText('Please enter 0.01 to 10')).toBeTruthy();
  });
});
