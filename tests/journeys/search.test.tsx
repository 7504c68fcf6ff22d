import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { notices, rowsToArrive } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

type Start = Parameters<typeof renderApp>[0];

/** Begins on a page that loads little, by default. */
async function begin(start: Start = {}) {
  const app = await renderApp({ at: '/bot', ...start });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
  return { ...app, box };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const groups = () =>
  screen.queryAllByRole('group').flatMap((group) => {
    const options = within(group)
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);
    const name = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent;
    return options.length > 0 ? [[name, ...options]] : [];
  });
const marked = () => {
  const id = box().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  expect(option?.ariaSelected ?? 'true').toBe('true');
  return option?.textContent ?? null;
};
const searchText = () => screen.getByRole('combobox', { name: 'Search' }).closest('.search')?.textContent;

/** Types a text within one task: no typing pause begins between two of its letters, however slow the machine is. */
async function find(user: UserEvent, text: string) {
  await user.click(box());
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(box(), { target: { value: text.slice(0, length) } });
  }
}

const withoutSearch: Prepare = (server) => {
  server.get('/udf/search', () => new Response(404, {}, { message: 'Không có' }));
};

const answering =
  (symbols: readonly string[], timing: number): Prepare =>
  (server) => {
    server.get('/udf/search', () => symbols.map((symbol) => ({ symbol })), { timing });
  };

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

  it('ranks the person’s own symbols first and names each symbol once', async () => {
    const { user } = await begin();

    await find(user, 'v');
    await waitFor(() => expect(groups().map(([name]) => name)).toContain('Symbols'));

    const [own, others] = groups().map(([, ...rows]) => rows.map((row) => row!.slice(0, 3)));
    expect(own!.slice(0, 9)).toEqual(['VND', 'VIX', 'VNM', 'VEA', 'VCB', 'VIC', 'VHM', 'VGI', 'ACV']);
    expect(others!.slice(0, 3)).toEqual(['VCG', 'VCI', 'VCK']);
    expect([...own!, ...others!]).toEqual([...new Set([...own!, ...others!])]);
  });

  it('shows the own symbols and every page of the product before anything is typed', async () => {
    const { user, requests } = await begin();

    await user.click(box());

    await waitFor(() => expect(groups()[0]?.[0]).toBe('Your watchlists'));
    expect(groups().slice(1)).toEqual([
      [
        'Apps',
        'Dashboard',
        'Market',
        'Bot',
        'Whale',
        'My T+',
        'Notifications',
        'Payments',
        'Welcome',
        'Internal server error',
        'Page not found',
      ],
      ['Auth', 'Security settings', 'Lock screen', 'Forgot password', 'Security code'],
      ['Forms', 'Personal info'],
      ['Charts', 'Chart partner'],
    ]);
    expect(marked()).toBe(null);
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
    await waitFor(() =>
      expect(groups().map(([name, ...rows]) => [name, rows.length])).toEqual([['Auth', 4]]),
    );
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
    const symbol = screen.getByRole<HTMLInputElement>('combobox', { name: 'Symbol' });

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

describe('the search against a server', () => {
  it('without the call still finds pages and the own symbols, quietly', async () => {
    const { user } = await begin({ prepare: withoutSearch });

    await find(user, 'hoa phat');
    await waitFor(() => expect(groups()).toEqual([['Your watchlists', 'HPGHòa PhátHOSE']]));
    await user.clear(box());
    await user.keyboard('vjc');

    await waitFor(() => expect(searchText()).toContain('Not found'));
    expect(notices()).toEqual([]);
  });

  it('that fails says so, and the rest is still found', async () => {
    const { user } = await begin({
      prepare: (server) => server.get('/udf/search', () => new Response(500, {}, {})),
    });

    await find(user, 'vjc');

    await waitFor(() => expect(searchText()).toContain('Symbol search is unavailable'));
    expect(searchText()).not.toContain('Not found');
    expect(notices()).toEqual([]);
  });

  it('is requested once for a word typed without a pause', async () => {
    const { user, requests } = await begin();

    await find(user, 'vietjet');
    await screen.findByRole('option', { name: /VJC/ });

    expect(requests.filter((call) => call.includes('/udf/search'))).toEqual([
      'GET /udf/search?query=vietjet&type=&exchange=&limit=30',
    ]);
  });

  it('shows the answer to the last text, whichever comes last', async () => {
    const late = deferred();
    const queries: unknown[] = [];
    const { user } = await begin({
      prepare(server) {
        server.get('/udf/search', async (_, { queryParams }) => {
          queries.push(queryParams['query']);
          if (queryParams['query'] !== 'aa') return [{ symbol: 'AAM' }];
          await late.promise;
          return [{ symbol: 'AAA' }, { symbol: 'AAM' }];
        });
      },
    });

    await find(user, 'aa');
    await waitFor(() => expect(queries).toEqual(['aa']));
    await user.keyboard('m');
    await waitFor(() => expect(groups()).toEqual([['Symbols', 'AAM']]));
    await act(async () => late.resolve());
    await user.keyboard('{ArrowDown}');

    expect([groups(), marked()]).toEqual([[['Symbols', 'AAM']], 'AAM']);
  });
});
