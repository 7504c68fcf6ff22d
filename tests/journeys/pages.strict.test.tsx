import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes, type Access, type Path } from '../../src/app/router/routes';
import { region, rowsToArrive } from '../support/page';
import { titleOf } from '../support/listed-pages';
import { logIn } from '../support/login';
import { renderApp } from '../support/renderApp';
import { words } from '../support/texts';
import { openWithRows } from '../support/watchlist';

const main = () => document.querySelector('main')?.textContent ?? '';

/** Of the paths that need some. */
const PARAMETERS: Readonly<Record<string, string>> = { symbol: 'VNM' };

function addressOf(path: string) {
  return path
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? `add ${name} to PARAMETERS`);
}

function personFor(access: Access) {
  if (access === 'anyone') return 'visitor';
  return access === 'locked' ? 'member' : access;
}

/** Where these lead as they are, without a link's code, has tests of its own. */
const leadingElsewhere: readonly Path[] = [
  '/profile',
  '/auth/confirm/:token?',
  '/signal/subscribe-confirm/:bot?/:token?',
  '/logout',
];

/** The others of the route table; the pages of a group have tests of their own, too. */
const pages = routes
  .filter(({ path, group }) => !group && !leadingElsewhere.includes(path))
  .map(({ path, title, access }) => ({
    at: addressOf(path),
    as: personFor(access),
    title: `${words(titleOf({ title }), PARAMETERS)} | Nhịp`,
  }));

describe('every page', () => {
  it.each(pages)(
    'at $at is called "$title" and has one heading of the first rank',
    async ({ at, as, title }) => {
      const { path } = await renderApp({ at, as });
      await waitFor(() => expect(document.querySelectorAll('h1')).toHaveLength(1));

      expect([document.title, path(), document.querySelectorAll('main').length]).toEqual([title, at, 1]);
    },
  );

  it.each(['/nowhere', '/technical', '/technical/A/B', '/admin', '/about/', '/%E0%A4%A', '/<b>x</b>'])(
    'that is not there keeps its address: %s',
    async (at) => {
      const { path } = await renderApp({ at, as: 'visitor' });

      await waitFor(() => expect(document.title).toMatch(/\| Nhịp$/));
      expect([path(), document.title, main().includes('<b>')]).toEqual([
        new URL(at, 'http://localhost').pathname,
        at === '/about/' ? 'Welcome | Nhịp' : 'Page not found | Nhịp',
        false,
      ]);
    },
  );

  it.each(['%', '%E0%A4%A'])(
    'of a symbol whose address is %s, which cannot be decoded, is not found',
    async (symbol) => {
      await renderApp({ at: `/technical/${symbol}` });
      expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    },
  );

  it.each(['..%2F..%2Fapi', '%3Cimg%20src%3Dx%3E', '{{accessToken}}', '$t(login.title)'])(
    'of a symbol survives the symbol %s',
    async (symbol) => {
      await openWithRows({ at: `/technical/${symbol}` });

      await waitFor(() => expect(region('Chart')?.textContent).toMatch(/not found/));
      expect(document.querySelector('main img')).toBeNull();
      expect(document.body.textContent).not.toContain(localStorage.getItem('accessToken'));
    },
  );
});

describe.each(['/404', '/server-error', '/nowhere'])('the error page at %s', (at) => {
  const heading = () =>
    screen.findByRole('heading', { level: 1, name: /Page not found|Internal server error/ });
  const menu = () => screen.queryByRole('navigation', { name: 'Main menu' });
  const wayOn = () => {
    const link = document.querySelector('main .plain-page a, main.plain-page a');
    return [link?.textContent, link?.getAttribute('href')];
  };

  it.each(['member', 'admin'] as const)('stands between the menu and the header of a(n) %s', async (as) => {
    const { path } = await renderApp({ at, as });
    const title = await heading();

    expect([path(), menu() === null, document.querySelectorAll('main').length]).toEqual([at, false, 1]);
    expect(document.querySelector('main')!.contains(title)).toBe(true);
    expect(screen.getByRole('button', { name: 'User menu' })).toBeInstanceOf(HTMLElement);
    expect(wayOn()).toEqual(['Go to the dashboard', '/']);
  });

  it('is bare for a visitor', async () => {
    const { path } = await renderApp({ at, as: 'visitor' });
    await heading();

    expect([path(), menu(), document.querySelectorAll('main').length]).toEqual([at, null, 1]);
    expect(wayOn()).toEqual(['Back to the welcome page', '/about']);
  });
});

describe('a member', () => {
  it('finds on the welcome page the way in instead of the form', async () => {
    const { path } = await renderApp({ at: '/about' });
    expect(await screen.findByText('You are logged in as member@nhip.example')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('form')).toBeNull();

    // Not user-event: React waits for this page's data in an `act` of its own alone.
    await act(async () => screen.getByRole('link', { name: 'Go to the dashboard' }).click());
    await rowsToArrive();

    expect(path()).toBe('/');
  });

  it('is at home where visitors sign in', async () => {
    const { path } = await openWithRows({ at: '/auth/login' });

    expect(path()).toBe('/');
  });

  it('finds the partner’s page by the footer, and the way back', async () => {
    const { user, path } = await renderApp({ at: '/technical/HPG' });
    await user.click(screen.getByRole('link', { name: 'TradingView Lightweight Charts' }));
    await screen.findByRole('heading', { level: 1, name: 'Chart partner' });
    expect([path(), document.activeElement?.tagName]).toEqual(['/about/partner', 'MAIN']);

    await user.click(screen.getByRole('link', { name: 'Back to the welcome page' }));

    expect(path()).toBe('/about');
  });
});

describe('a new page', () => {
  it('starts at its top with the focus on its content; the first one leaves both alone', async () => {
    const { user } = await renderApp({ at: '/about', as: 'visitor' });
    const scrolled: unknown[] = [];
    window.scrollTo = ((...to: unknown[]) => scrolled.push(to)) as typeof window.scrollTo;
    await screen.findByRole('form');
    expect([scrolled, document.activeElement]).toEqual([[], document.body]);

    await logIn(user);
    await rowsToArrive();

    expect([scrolled, document.activeElement]).toEqual([[[0, 0]], document.querySelector('main')]);
  });

  it('is not what an arrow key opens: the focus stays where it was', async () => {
    const { user, path } = await openWithRows({ at: '/technical/HPG' });
    const button = screen.getByRole('button', { name: 'User menu' });
    button.focus();

    await user.keyboard('{ArrowDown}');

    expect([path(), document.activeElement]).toEqual(['/technical/SSI', button]);
  });
});
