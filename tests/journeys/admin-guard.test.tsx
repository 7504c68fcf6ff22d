// @module-tag P6
import { waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notices, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const menu = () => textsOf(document.querySelectorAll('nav.menu a'));

const adminCalls = (requests: string[]) =>
  requests.filter((request) => /\/api\/(users(?!\/log)|plans|signals)/.test(request));

/** Everything of the admin area that was in the page at any time from now on. */
function watchForRows(): string[] {
  const observed: string[] = [];
  const look = () => {
    const found = document.querySelectorAll('form .card, .row, tr[data-symbols], [role=option]');
    observed.push(...[...found].map(({ className }) => className));
  };
  const watching = new MutationObserver(look);
  watching.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => watching.disconnect());
  return observed;
}

/** Those whose loads the server permits admins alone, and that of the feed, which serves everybody. */
const guarded = [{ at: '/admin/plan' }, { at: '/admin/signal' }];
const pages = [...guarded, { at: '/admin/feed' }];

describe('the admin area', () => {
  it('is in an admin’s menu', async () => {
    await openWithRows({ as: 'admin' });
    expect(menu()).toEqual(expect.arrayContaining(['Dashboard', 'Plans', 'Signals']));
  });

  it('is not in a member’s menu', async () => {
    await openWithRows();
    expect([menu().includes('Plans'), menu().includes('Signals')]).toEqual([false, false]);
  });

  it.each(pages)('sends a member from $at to the welcome page, silently, asking nothing', async ({ at }) => {
    const observed = watchForRows();
    const { path, requests } = await renderApp({ at, as: 'member' });

    await waitFor(() => expect(path()).toBe('/about'));
    await waitFor(() => expect(document.title).toBe('Welcome | Nhịp'));
    expect([observed, notices(), adminCalls(requests)]).toEqual([[], [], []]);
  });

  it.each(pages)('sends a visitor from $at to the welcome page, silently, asking nothing', async ({ at }) => {
    const observed = watchForRows();
    const { path, requests } = await renderApp({ at, as: 'visitor' });

    await waitFor(() => expect(path()).toBe('/about'));
    expect([observed, notices(), adminCalls(requests)]).toEqual([[], [], []]);
  });

  it.each(['"true"', '1', '[]', '{}', 'null', '"yes"'])(
    'takes nobody for an admin whose stored user says isAdmin: %s',
    async (isAdmin) => {
      const user = `{"id":1,"firstName":"An","isAdmin":${isAdmin}}`;
      const { path, requests } = await renderApp({ at: '/admin/plan', as: 'member', stored: { user } });

      await waitFor(() => expect(path()).toBe('/about'));
      expect(adminCalls(requests)).toEqual([]);
    },
  );

  it.each(guarded)('at $at leaves it to the server who is an admin: a 403 paints no row', async ({ at }) => {
    const observed = watchForRows();
    const user = '{"id":1,"firstName":"An","isAdmin":true}';
    const { path, requests } = await renderApp({ at, as: 'member', stored: { user } });

    await waitFor(() => expect(path()).toBe('/about'));
    await waitFor(() => expect(document.title).toBe('Welcome | Nhịp'));
    expect(adminCalls(requests).length).toBeGreaterThan(0);
    expect([observed, notices(), localStorage.getItem('accessToken') === null]).toEqual([[], [], false]);
  });

  it('paints no row either where only one of its loads is refused', async () => {
    const observed = watchForRows();
    const { path } = await renderApp({
      at: '/admin/plan',
      as: 'admin',
      prepare: (server) => server.get('/api/plans', () => new Response(403, {}, { message: 'Không.' })),
    });

    await waitFor(() => expect(path()).toBe('/about'));
    expect([observed, notices()]).toEqual([[], []]);
  });
});
