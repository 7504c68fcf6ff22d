import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { expired, toLogin } from '../support/expiry';
import { logIn } from '../support/login';
import { refusedLoad } from '../support/machines/refused-load';
import { notices } from '../support/page';
import { openWithRows } from '../support/watchlist';

type App = Awaited<ReturnType<typeof openDesk>>;

/** The label of the box for rows that were copied elsewhere. */
const PASTE = 'Paste rows';

/** Types into each dialog that may be offered again, and the fields that are then expected in it, by their labels. */
const dialogs: {
  title: string;
  open?: () => Promise<App>;
  type: (app: App) => Promise<unknown>;
  typed: Record<string, string>;
}[] = [
  {
    title: 'Record a buy',
    async type({ user }) {
      await user.click(screen.getByRole('button', { name: 'Record a buy' }));
      await fill('Record a buy', { Symbol: 'MWG', Quantity: '300', Note: 'Above 70' }, user);
    },
    typed: { Symbol: 'MWG', Quantity: '300', Note: 'Above 70' },
  },
  {
    title: 'Add alert',
    async type({ user }) {
      await user.click(screen.getByRole('button', { name: 'Add alert' }));
      await fill('Add alert', { Symbol: 'MWG', Price: '71.5' }, user);
    },
    typed: { Symbol: 'MWG', Price: '71.5' },
  },
  {
    title: 'Deposit or withdraw',
    async type({ user }) {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(screen.getByRole('menuitem', { name: 'Deposit or withdraw' }));
      await fill('Deposit or withdraw', { 'Amount (VND)': '7000000' }, user);
    },
    typed: { 'Amount (VND)': '7000000' },
  },
  {
    title: 'New list',
    open: openWithRows,
    async type({ user }) {
      await user.click(await screen.findByRole('button', { name: 'New list' }));
      await fill('New list', { 'List name': 'Ngân hàng' }, user);
    },
    typed: { 'List name': 'Ngân hàng' },
  },
  {
    title: 'Import trades',
    async type({ user }) {
      await user.click(screen.getByRole('button', { name: 'Import' }));
      await fill('Import trades', { [PASTE]: 'MWG 300 70' }, user);
    },
    typed: { [PASTE]: 'MWG 300 70' },
  },
];

async function fill(title: string, values: Record<string, string>, user: App['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const [label, value] of Object.entries(values)) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), value);
  }
}

function endSession({ actors: { session } }: App) {
  const { token } = session.getSnapshot().context.session!;
  act(() => session.send(refusedLoad(token)));
}

/** The line that offers what was typed. */
const offer = async (title: string) =>
  within((await screen.findByText(`You were entering: ${title}`)).parentElement!);

/** Types into a dialog, and ends the session. */
async function expireWith({ open = openDesk, type }: (typeof dialogs)[number]) {
  const app = await open();
  await type(app);
  endSession(app);
  await toLogin(app.path);
  return app;
}

describe('what was typed into a dialog', () => {
  it.each(dialogs)('$title is offered after the sign-in of the same person', async (dialog) => {
    const { user } = await expireWith(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    await logIn(user);
    const line = await offer(dialog.title);
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(line.getByRole('button', { name: 'Open again' }));

    const opened = within(await screen.findByRole('dialog', { name: dialog.title }));
    const fields = () =>
      Object.keys(dialog.typed).map((label) => [label, opened.getByLabelText<HTMLInputElement>(label).value]);
    await waitFor(() => expect(fields()).toEqual(Object.entries(dialog.typed)));
    expect(screen.queryByText(/You were entering/)).toBeNull();
  });

  it('is offered as well where the save found out that the session has ended', async () => {
    const app = await openDesk();
    await dialogs[0]!.type(app);
    await fill('Record a buy', { 'Price (thousand đồng)': '70' }, app.user);
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    await fetch('/api/users/logout', { method: 'POST', headers: { authorization } });

    await app.user.click(screen.getByRole('button', { name: /^Save/ }));

    await toLogin(app.path);
    expect(notices()).toEqual([expired]);
    await logIn(app.user);
    await offer('Record a buy');
  });

  it('is gone once it is discarded', async () => {
    const { user } = await expireWith(dialogs[0]!);
    await logIn(user);
    const line = await offer('Record a buy');

    await user.click(line.getByRole('button', { name: 'Discard' }));

    expect([screen.queryByText(/You were entering/), sessionStorage.getItem('drafts')]).toEqual([null, null]);
    await user.click(await screen.findByRole('button', { name: 'Record a buy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Symbol').value).toBe('');
  });

  it('is offered on its page alone', async () => {
    const { user } = await expireWith(dialogs[0]!);
    await logIn(user);
    await offer('Record a buy');

    await user.click(screen.getByRole('link', { name: 'Bot' }));
    await screen.findByRole('heading', { level: 1, name: 'Bot' });
    expect(screen.queryByText(/You were entering/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'My T+' }));

    await offer('Record a buy');
  });

  it('is not left to somebody else', async () => {
    const app = await expireWith(dialogs[0]!);
    await logIn(app.user, 'admin');
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect([app.path(), sessionStorage.getItem('drafts')]).toEqual(['/', null]);

    await app.user.click(screen.getByRole('link', { name: 'My T+' }));
    await screen.findByRole('button', { name: 'Record a buy' });

    expect(screen.queryByText(/You were entering/)).toBeNull();
  });

  it('is not offered where nothing was typed', async () => {
    const { user, path } = await expireWith({
      ...dialogs[0]!,
      type: (app) => app.user.click(screen.getByRole('button', { name: 'Record a buy' })),
    });
    await logIn(user);
    await screen.findByRole('table', { name: 'Trades' });

    expect([path(), screen.queryByText(/You were entering/)]).toEqual(['/desk', null]);
  });

  it.each([
    '{"dialog":7}',
    '{"dialog":{"dialog":"none","opening":{},"title":"x","form":"f","path":"/desk"},"f":{}}',
    '{"dialog":{"dialog":"trade","opening":[],"title":"x","form":"f","path":"/desk"},"f":{}}',
    '{"dialog":{"dialog":"trade","opening":{"side":"BUY"},"title":"x","form":"f","path":"/desk"}}',
  ])('is no offer where the tab has kept %s', async (kept) => {
    sessionStorage.setItem('drafts', kept);
    sessionStorage.setItem('lastPage', JSON.stringify({ person: 1, path: '/desk', isEnded: false }));
    await openDesk();

    expect(screen.queryByText(/You were entering/)).toBeNull();
  });
});

it(
  'a session that ends leaves nothing of My T+ in the page, whatever is open there',
  { tags: ['P4'] },
  async () => {
    const app = await openDesk();
    const { user, path } = app;
    const symbols = [...document.querySelectorAll<HTMLElement>('[data-symbol]')].map(
      (row) => row.dataset['symbol'],
    );
    expect(symbols).not.toEqual([]);
    const [symbol] = symbols;
    await user.click(await screen.findByRole('button', { name: `Details of ${symbol}` }));
    await user.click(await screen.findByRole('button', { name: `Actions for ${symbol}` }));
    await user.click(screen.getByRole('menuitem', { name: `Record a sale of ${symbol}` }));
    await screen.findByRole('dialog', { name: 'Record a sale' });

    endSession(app);

    // In the same moment, before the code of the login is there.
    const isShown = () => symbols.filter((each) => document.body.innerHTML.includes(each!));
    expect([isShown(), document.querySelector('dialog')]).toEqual([[], null]);
    await toLogin(path);
    expect(isShown()).toEqual([]);
    window.history.back();
    await waitFor(() => expect(path()).not.toBe('/desk'));
    expect([isShown(), document.title]).toEqual([[], expect.not.stringContaining('T+')]);
  },
);
