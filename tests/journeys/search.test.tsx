import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { begin, box, groups, marked, find, pagesOfMembers } from '../support/search';
import { rowsToArrive, textsOf } from '../support/page';
import { symbolField } from '../support/watchlist';
import type { Prepare } from '../support/renderApp';

const answering =
  (symbols: readonly string[], timing: number): Prepare =>
  (server) => {
    server.get('/udf/search', async () => {
      await new Promise((resolve) => void setTimeout(resolve, timing));
      return symbols.map((symbol) => ({ symbol }));
    });
  };

/** The kinds that the results can be narrowed down to. */
const kinds = () =>
  textsOf(within(screen.getByRole('group', { name: 'Kinds of results' })).getAllByRole('button'));

describe('the search', () => {
  it.each(['hoa phat', 'HÒA PHÁT'.normalize('NFD')])('finds HPG by %s', async (text) => {
    const { user } = await begin();

    await user.click(box());
    await user.paste(text);

    await waitFor(() => expect(groups()[0]).toEqual(['Your watchlists', 'HPGHòa PhátHOSE']));
    expect(marked()).toBe('HPGHòa PhátHOSE');
  });

  it.each(['dien luc', 'Điện Lực'.normalize('NFD')])(
    'finds what the feed alone calls %s, the own symbols among it first',
    async (text) => {
      const { user } = await begin();

      await user.click(box());
      await user.paste(text);

      await waitFor(() =>
        expect(groups()).toEqual([
          ['Your watchlists', 'NT2Nhơn Trạch 2HOSE'],
          ['Symbols', 'POWPV PowerHOSE'],
        ]),
      );
    },
  );

  it('ranks the person’s own symbols first and names each symbol once', async () => {
    const { user } = await begin();

    await find(user, 'v');
    await waitFor(() => expect(groups().map(([name]) => name)).toContain('Symbols'));

    const [own, others] = groups().map(([, ...rows]) => rows.map((row) => row!.slice(0, 3)));
    expect(own!.slice(0, 9)).toEqual(['VND', 'VIX', 'VNM', 'VEA', 'VCB', 'VIC', 'VHM', 'VGI', 'ACV']);
    expect(others!.slice(0, 3)).toEqual(['VCG', 'VCI', 'VCK']);
    expect([...own!, ...others!]).toEqual([...new Set([...own!, ...others!])]);
  });

  it('says so where it finds nothing', async () => {
    const { user, path } = await begin();

    await find(user, 'zzzz');
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((it) => it.textContent)).toContain('Not found'),
    );
    await user.keyboard('{Enter}');

    expect([groups(), path()]).toEqual([[], '/bot']);
  });

  it('marks what was typed', async () => {
    const { user } = await begin();

    await find(user, 'hoa p');

    const option = await screen.findByRole('option', { name: /HPG/ });
    expect([...option.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'P',
      'Hòa',
      'P',
    ]);
  });
});

describe('the keys of the search', () => {
  it('walk what is found, with wraparound and to both ends', async () => {
    const { user } = await begin();
    await find(user, 'mật khẩu');
    await screen.findByRole('option', { name: 'Forgot password' });

    const observed = [];
    for (const key of [
      '{Shift}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{Home}',
      '{End}',
      '{ArrowDown}',
    ]) {
      await user.keyboard(key);
      observed.push(marked());
    }

    const [first, last] = ['Security settings', 'Forgot password'];
    expect(observed).toEqual([first, last, first, last, first, last, first]);
  });

  it.each(['/', '{Meta>}k{/Meta}'])('open it by %s, and Escape gives the focus back', async (keys) => {
    const { user, path } = await begin();
    const before = screen.getByRole('button', { name: 'User menu' });
    before.focus();

    await user.keyboard(keys);
    expect([document.activeElement, box().getAttribute('aria-expanded')]).toEqual([box(), 'true']);
    await user.keyboard('hpg{ArrowDown}{Escape}');

    expect([document.activeElement, box().value, path()]).toEqual([before, '', '/bot']);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('write a slash where somebody types one', async () => {
    const { user } = await begin({ at: '/technical/VNM' });
    await rowsToArrive();
    const symbol = symbolField();

    await user.type(symbol, '/');
    expect([symbol.value, document.activeElement]).toEqual(['/', symbol]);
    await user.keyboard('{Control>}k{/Control}');

    expect(document.activeElement).toBe(box());
  });

  it('leave it with Tab, and it closes', async () => {
    const { user } = await begin();
    await find(user, 'hpg');

    screen.getByRole('button', { name: 'User menu' }).focus();

    await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('listbox')).toBe(null);
  });
});

describe('what the search opens', () => {
  it('opens the symbol that Enter marks, and gives the focus to its page', async () => {
    const { user, path } = await begin();

    await find(user, 'vietjet');
    await screen.findByRole('option', { name: /VJC/ });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/VJC'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['', 'false']);
    await screen.findByRole('heading', { level: 1, name: 'VJC' });
  });

  it('waits for the answer where somebody presses Enter in a hurry', async () => {
    const { user, path } = await begin();

    await find(user, 'vjc');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/VJC'));
  });

  it('takes the symbol that comes a moment later, not the page that was there already', async () => {
    const { user, path } = await begin({ prepare: answering(['LOC'], 100) });
    // The search gives up waiting after 400 ms, which a busy machine takes for what is a moment elsewhere.
    const { setTimeout: start } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms === 400 ? 0 : start(run, ms)) as typeof setTimeout);

    await find(user, 'loc');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/LOC'));
  });

  it('does not wait for an answer for long where there is something to open', async () => {
    const { user, path } = await begin({ prepare: answering(['PAY'], 60_000) });

    await find(user, 'payments');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/profile/payments'));
  });

  it('opens what is pressed', async () => {
    const { user, path } = await begin();

    await find(user, 'payments');
    await user.click(await screen.findByRole('option', { name: 'Payments' }));

    await waitFor(() => expect(path()).toBe('/profile/payments'));
  });
});

describe('the pages in the search', () => {
  it('shows the own symbols and every page of the product before anything is typed', async () => {
    const { user, requests } = await begin();

    await user.click(box());

    await waitFor(() => expect(groups()[0]?.[0]).toBe('Your watchlists'));
    expect(groups().slice(1)).toEqual(pagesOfMembers());
    expect(marked()).toBe(null);
    expect(kinds()).toEqual(['All', 'Symbols', 'Apps', 'Auth', 'Forms', 'Data tables', 'Charts', 'Maps']);
    expect(requests.filter((call) => call.includes('/udf/search'))).toEqual([]);
  });

  it('shows admins their pages too', async () => {
    const { user, path } = await begin({ as: 'admin' });

    await find(user, 'users');
    await waitFor(() => expect(groups()).toEqual([['Forms', 'Assign plans']]));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/admin/plan'));
  });

  it('finds pages by their category and by keywords of another language', async () => {
    const { user } = await begin();

    await find(user, 'auth');
    const counts = (listed: ReturnType<typeof groups>) =>
      listed.map(([name, ...rows]) => [name, rows.length]);
    const ofCategory = pagesOfMembers().filter(([name]) => name === 'Auth');
    await waitFor(() => expect(counts(groups())).toEqual(counts(ofCategory)));
    await user.clear(box());
    await user.keyboard('mật khẩu');

    await waitFor(() => expect(groups()).toEqual([['Auth', 'Security settings', 'Forgot password']]));
  });

  it('is narrowed down to one kind, and widened again', async () => {
    const { user } = await begin();

    await find(user, 'e');
    await waitFor(() => expect(groups().map(([name]) => name)).toContain('Symbols'));
    await user.click(screen.getByRole('button', { name: 'Forms' }));
    expect(groups().map(([name]) => name)).toEqual(['Forms']);
    await user.click(screen.getByRole('button', { name: 'Symbols' }));
    expect(new Set(groups().map(([name]) => name))).toEqual(new Set(['Your watchlists', 'Symbols']));
    await user.click(screen.getByRole('button', { name: 'All' }));

    expect(groups().length).toBeGreaterThan(3);
    expect(document.activeElement).toBe(box());
    await user.clear(box());
    expect(groups()[0]?.[0]).toBe('Your watchlists');
  });

  it('lists all pages of a category that is chosen before anything is typed', async () => {
    const { user } = await begin();

    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Auth' }));
    expect(groups()).toEqual(pagesOfMembers().filter(([name]) => name === 'Auth'));
    await user.click(screen.getByRole('button', { name: 'Symbols' }));

    await waitFor(() => expect(groups().map(([name]) => name)).toEqual(['Your watchlists']));
  });

  it('asks for a text where the chosen kind has nothing to list before one', async () => {
    const { user } = await begin({
      prepare(server) {
        server.get('/api/watchlists', () => ({ data: [] }));
        server.get('/api/desk', () => new Response(404));
      },
    });

    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Symbols' }));

    await waitFor(() => expect(screen.getByText('Type a symbol or a name.')).toBeTruthy());
  });

  it('says that the chosen category hides what another one has, and shows it', async () => {
    const { user, path } = await begin();
    const before = path();

    await user.click(box());
    await user.click(screen.getByRole('button', { name: 'Charts' }));
    await user.keyboard('whale');
    await waitFor(() => expect(screen.getByText('No results in “Charts”; 1 elsewhere.')).toBeTruthy());
    await user.keyboard('{Enter}');
    expect(path()).toBe(before);
    screen.getByRole('button', { name: 'Show all' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(groups()).toHaveLength(1));
    expect([screen.queryByText(/elsewhere/), document.activeElement]).toEqual([null, box()]);
  });
});
