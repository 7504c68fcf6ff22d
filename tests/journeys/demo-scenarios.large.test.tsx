import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scenarioNames, type Scenario } from '../../mock-server/scenarios';
import { listed, notices, region, rowsToArrive } from '../support/page';
import { openDemo } from '../support/renderApp';
import { symbolField } from '../support/watchlist';

/** A member opens the home page of the demo on a scenario, as a link to it does. */
const visit = (scenario: Scenario, more = '') =>
  openDemo(`/?person=member&lng=en&scenario=${scenario}${more}`);

const textOf = (name: string) => region(name)?.textContent ?? '';
const signalRows = () => region('Recommended stocks')?.querySelectorAll('tbody tr[data-symbol]').length ?? 0;
/** The board’s classes of price in the watchlist. */
const classes = () =>
  [...(region('Watchlist')?.querySelectorAll('tbody [class*="price-"]') ?? [])].flatMap(({ className }) =>
    [...className.matchAll(/price-(\w+)/g)].map(([, name]) => name!),
  );

/** The story of each scenario. */
const stories: Readonly<Record<Scenario, () => Promise<void>>> = {
  async demo() {
    await visit('demo');
    await rowsToArrive();
    await waitFor(() => expect(signalRows()).toBeGreaterThan(0));
    await within(region('News')!).findAllByRole('article');
    expect(notices()).toEqual([]);
  },

  async empty() {
    await visit('empty');
    await waitFor(() => expect(textOf('Watchlist')).toContain('No symbols here yet'));
    await waitFor(() => expect(textOf('Recommended stocks')).toContain('No signal yet'));
    await waitFor(() => expect(textOf('News')).toContain('No news yet'));
    expect([listed(), signalRows(), region('News')!.querySelectorAll('article').length, notices()]).toEqual([
      [],
      0,
      0,
      [],
    ]);
  },

  async expired() {
    await visit('expired');
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    await screen.findByRole('button', { name: 'Log in' });
    expect(notices()).toHaveLength(1);
    expect(localStorage.getItem('accessToken')).toBeNull();
  },

  async slow() {
    const { server } = await visit('slow');
    expect(server.timing).toBe(3000);
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect([listed(), notices()]).toEqual([[], []]);
  },

  async failing() {
    await visit('failing');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(2));
    expect([listed(), signalRows(), notices()]).toEqual([[], 0, []]);
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  },

  async flaky() {
    const { user } = await visit('flaky');
    for (let presses = 0; presses < 20; presses += 1) {
      const [retry] = screen.queryAllByRole('button', { name: 'Retry' });
      if (retry) await user.click(retry);
      else if (listed().length > 0 && signalRows() > 0) break;
      await new Promise((next) => requestAnimationFrame(next));
    }
    await rowsToArrive();
    await waitFor(() => expect(signalRows()).toBeGreaterThan(0));
  },

  async 'hostile-news'() {
    await visit('hostile-news');
    await within(await screen.findByRole('region', { name: 'News' })).findAllByRole('article');
    const news = region('News')!;
    const dangerous = news.querySelectorAll('script, iframe, object, embed, form, style, svg a, img');
    expect([...dangerous].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const handlers = [...news.querySelectorAll('.news-content *, [class*=content] *')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
    expect(document.title).toBe('Dashboard | Nhịp');
  },

  async 'crash-day'() {
    await visit('crash-day');
    await rowsToArrive();
    await waitFor(() => expect(classes().filter((name) => name === 'floor').length).toBeGreaterThan(2));
    expect(classes()).not.toContain('ceiling');
  },

  async 'rally-day'() {
    await visit('rally-day');
    await rowsToArrive();
    await waitFor(() => expect(classes().filter((name) => name === 'ceiling').length).toBeGreaterThan(2));
    expect(classes()).not.toContain('floor');
  },

  async 'story-day'() {
    const { user } = await visit('story-day');
    await waitFor(() => expect(document.querySelector('.status')?.textContent).toContain('08:45'));
    await user.click(screen.getByRole('button', { name: /^Sample data.*: open the demo controls/ }));
    const chapters = await screen.findByRole('region', { name: 'A day that tells a story' });
    const [first, ...others] = [...chapters.querySelectorAll('[aria-pressed]')];
    expect([first?.textContent, first?.ariaPressed, others.length]).toEqual([
      '08:45 Morning news Before the market opens',
      'true',
      11,
    ]);
    expect(notices()).toEqual([]);
  },
};

describe('a scenario tells its story', () => {
  const sentences: Readonly<Record<Scenario, string>> = {
    demo: 'a member finds prices, signals and news, and nothing is reported',
    empty: 'a new account has no symbol, no signal and no news, and nothing is reported as an error',
    expired: 'the first load of the watchlist ends the session with one notice, and the sign-in is open',
    slow: 'the frame stands while every answer takes three seconds, and nothing is reported',
    failing: 'each panel says that it failed and offers a retry, while the frame stays',
    flaky: 'some panels fail, and their retries bring everything in',
    'hostile-news': 'the news are read, and none of their code is in the page',
    'crash-day': 'many symbols of the list are at their floor, none at its ceiling',
    'rally-day': 'many symbols of the list are at their ceiling, none at its floor',
    'story-day': 'it begins at 08:45, and its chapters are in the drawer',
  };

  it.each(scenarioNames.map((name) => ({ name, story: sentences[name] })))(
    '$name: $story',
    async ({ name }) => {
      await stories[name]();
    },
  );
});

describe('a fault of the demo', () => {
  const story = (fault: string) => visit('demo', `&fault=${encodeURIComponent(fault)}`);

  it('401 to the watchlist ends the session, once', async () => {
    await story('401 GET /api/watchlists once');
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(sessionStorage.getItem('demo.settings')).toContain('fault=none');
  });

  it.each(['500', 'html', 'offline'])(
    '%s to the watchlist leaves the rest of the page, and a retry after it is removed works',
    async (answer) => {
      const { user } = await story(`${answer} GET /api/watchlists once`);
      const retry = await within(await screen.findByRole('region', { name: 'Watchlist' })).findByRole(
        'button',
        { name: 'Retry' },
      );
      await waitFor(() => expect(signalRows()).toBeGreaterThan(0));
      await user.click(retry);
      await rowsToArrive();
    },
  );

  it('422 to an added symbol is that form’s message, until it is cleared', async () => {
    const { user } = await story('422 POST /api/watchlists/add_symbol');
    await rowsToArrive();
    await user.type(symbolField(), 'AAA');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByText('The server refused this request.');
    expect(listed()).not.toContain('AAA');
    expect(sessionStorage.getItem('demo.settings')).toContain('422+POST');
  });

  it('never answering keeps the panel loading, and nothing else', async () => {
    await story('never GET /api/tplus_signals');
    await rowsToArrive();
    expect([signalRows(), notices()]).toEqual([0, []]);
  });
});

describe('a new member of the demo', () => {
  it('has an empty list on a normal day, adds a symbol, and starts over the next time', async () => {
    const { user, close } = await openDemo('/?person=new&lng=en');
    await waitFor(() => expect(signalRows()).toBeGreaterThan(0));
    expect(listed()).toEqual([]);
    await user.type(await screen.findByRole('combobox', { name: 'Symbol' }), 'FPT');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(listed()).toEqual(['FPT']));
    close();

    await openDemo('/?person=new&lng=en');
    await waitFor(() => expect(signalRows()).toBeGreaterThan(0));
    expect(listed()).toEqual([]);
  });
});
