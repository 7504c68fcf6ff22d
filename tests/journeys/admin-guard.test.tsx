import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notices, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const menu = () => [...document.querySelectorAll('nav.menu a')].map(({ textContent }) => textContent);

const adminCalls = (asked: string[]) =>
  asked.filter((request) => /\/api\/(users(?!\/log)|plans|signals)/.test(request));

/** Everything of the admin area that was in the page at any time from now on. */
function watchForRows(): string[] {
  const seen: string[] = [];
  const look = () => {
    const found = document.querySelectorAll('form .card, .row, tr[data-symbols], [role=option]');
    seen.push(...[...found].map(({ className }) => className));
  };
  const watching = new MutationObserver(look);
  watching.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => watching.disconnect());
  return seen;
}

const pages = [{ at: '/admin/plan' }, { at: '/admin/signal' }];

describe('the admin area', () => {
  it('is in an admin’s menu', async () => {
    await renderApp({ as: 'admin' });
    await rowsToArrive();
    expect(menu()).toEqual(expect.arrayContaining(['Dashboard', 'Plans', 'Signals']));
  });

  it('is not in a member’s menu', async () => {
    await renderApp();
    await rowsToArrive();
    expect([menu().includes('Plans'), menu().includes('Signals')]).toEqual([false, false]);
  });

  it.each(pages)('sends a member from $at to the welcome page, silently, asking nothing', async ({ at }) => {
    const seen = watchForRows();
    const { path, asked } = await renderApp({ at, as: 'member' });

    await waitFor(() => expect(path()).toBe('/about'));
    await waitFor(() => expect(document.title).toBe('Welcome | Nhịp'));
    expect([seen, notices(), adminCalls(asked)]).toEqual([[], [], []]);
  });

  it.each(pages)('sends a visitor from $at to the welcome page, silently, asking nothing', async ({ at }) => {
    const seen = watchForRows();
    const { path, asked } = await renderApp({ at, as: 'visitor' });

    await waitFor(() => expect(path()).toBe('/about'));
    expect([seen, notices(), adminCalls(asked)]).toEqual([[], [], []]);
  });

  it.each(['"true"', '1', '[]', '{}', 'null', '"yes"'])(
    'takes nobody for an admin whose stored user says isAdmin: %s',
    async (isAdmin) => {
      const user = `{"id":1,"firstName":"An","isAdmin":${isAdmin}}`;
      const { path, asked } = await renderApp({ at: '/admin/plan', as: 'member', stored: { user } });

      await waitFor(() => expect(path()).toBe('/about'));
      expect(adminCalls(asked)).toEqual([]);
    },
  );

  it.each(pages)('at $at leaves it to the server who is an admin: a 403 paints no row', async ({ at }) => {
    const seen = watchForRows();
    const user = '{"id":1,"firstName":"An","isAdmin":true}';
    const { path, asked } = await renderApp({ at, as: 'member', stored: { user } });

    await waitFor(() => expect(path()).toBe('/about'));
    await waitFor(() => expect(document.title).toBe('Welcome | Nhịp'));
    expect(adminCalls(asked).length).toBeGreaterThan(0);
    expect([seen, notices(), localStorage.getItem('accessToken') === null]).toEqual([[], [], false]);
  });

  it('paints no row either where only one of its loads is refused', async () => {
    const seen = watchForRows();
    const { path } = await renderApp({
      at: '/admin/plan',
      as: 'admin',
      prepare: (server) => server.get('/api/plans', () => new Response(403, {}, { message: 'Không.' })),
    });

    await waitFor(() => expect(path()).toBe('/about'));
    expect([seen, notices()]).toEqual([[], []]);
  });
});
