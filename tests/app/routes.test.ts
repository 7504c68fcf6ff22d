import { describe, expect, it } from 'vitest';
import { layoutFor, redirectFor } from '../../src/app/router/access';
import { routeFor } from '../../src/app/router/match';
import { pageOf } from '../../src/app/router/load';
import { notFound, routes } from '../../src/app/router/routes';
import { fold } from '../../src/lib/text';
import { de, en, vi } from '../support/texts';

describe('the route table', () => {
  it('names every path once', () => {
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it.each(routes)(
    '$path has a title in every language, and a page',
    async ({ path, title }) => {
      expect([vi, en, de].map((texts) => texts[title as keyof typeof vi])).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/\S/)),
      );
      expect((await pageOf(path).load()).default).toBeTypeOf('function');
    },
    60_000,
  );

  it('gives no two pages the same title', () => {
    for (const texts of [vi, en, de]) {
      const titles = routes.map(({ title }) => texts[title as keyof typeof vi]);
      expect(titles).toEqual([...new Set(titles)]);
    }
  });

  it('lets nobody but members and admins see the data of members', () => {
    const guarded = routes.filter(({ layout }) => layout === 'main').map(({ access }) => access);
    expect(new Set(guarded)).toEqual(new Set(['member', 'admin']));
  });

  it('gives its error pages the layout of the person', () => {
    for (const path of ['/404', '/server-error']) {
      const { layout } = routes.find((route) => route.path === path)!;
      expect(
        (['visitor', 'locked', 'member', 'admin'] as const).map((role) => layoutFor(layout, role)),
      ).toEqual(['bare', 'bare', 'main', 'main']);
    }
  });

  it('sends whom a page does not admit to one that does', () => {
    const visitors = ['visitor', 'locked', 'member', 'admin'] as const;
    for (const { access } of routes) {
      for (const visitor of visitors) {
        const elsewhere = redirectFor(access, visitor);
        const there = routes.find(({ path }) => path === elsewhere);
        expect(elsewhere === null || redirectFor(there!.access, visitor) === null).toBe(true);
      }
    }
  });

  it.each([
    { access: 'anyone', visitor: null, locked: null, member: null, admin: null },
    { access: 'visitor', visitor: null, locked: '/auth/lock', member: '/', admin: '/' },
    { access: 'member', visitor: '/about', locked: '/auth/lock', member: null, admin: null },
    { access: 'admin', visitor: '/about', locked: '/auth/lock', member: '/about', admin: null },
    { access: 'locked', visitor: '/about', locked: null, member: null, admin: null },
  ] as const)('a page for $access', ({ access, ...expected }) => {
    const redirects = (['visitor', 'locked', 'member', 'admin'] as const).map((visitor) => [
      visitor,
      redirectFor(access, visitor),
    ]);
    expect(Object.fromEntries(redirects)).toEqual(expected);
  });

  it.each(routes.filter(({ search }) => search !== undefined))(
    'can lead from the search to $path',
    ({ path, access, search }) => {
      expect(path).not.toMatch(/[:*?]/);
      const admitted = (['member', 'admin'] as const).filter(
        (visitor) => redirectFor(access, visitor) === null,
      );
      expect(admitted).not.toEqual([]);
      const { category, keywords } = search!;
      expect([vi, en, de].map((texts) => texts[`search.${category}`])).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/\S/)),
      );
      expect(keywords, 'as the search folds them').toBe(fold(keywords));
    },
  );

  it('can be searched for every page that a member may open as it is, and none that ends the session', () => {
    const left = routes.filter(
      ({ path, access, search }) =>
        !search &&
        !path.includes(':') &&
        ['member', 'admin'].some((as) => redirectFor(access, as as 'member') === null),
    );
    expect(left.map(({ path }) => path)).toEqual(['/profile', '/auth/set-password-link-sent', '/logout']);
  });

  it('has a page for what is not there', () => {
    expect(notFound.path).toBe('/404');
  });

  it.each([
    ['/', 'visitor', '/about'],
    ['/technical/HPG', 'visitor', '/about'],
    ['/technical/HPG', 'locked', '/auth/lock'],
    ['/technical/HPG/', 'member', '/technical/:symbol'],
    ['/auth/login', 'member', '/'],
    ['/admin/plan', 'member', '/about'],
    ['/admin/plan', 'admin', '/admin/plan'],
    ['/auth/new-password', 'visitor', '/auth/new-password/:token?'],
    ['/auth/new-password/abc', 'visitor', '/auth/new-password/:token?'],
    ['/signal/subscribe-confirm', 'visitor', '/signal/subscribe-confirm/:bot?/:token?'],
    ['/signal/subscribe-confirm/zalo/abc', 'member', '/signal/subscribe-confirm/:bot?/:token?'],
    ['/nowhere/at/all', 'visitor', '/404'],
  ] as const)('loads for %s, requested by a %s, the page of %s', (address, visitor, path) => {
    expect(routeFor(address, visitor).path).toBe(path);
  });
});
