import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { routes, type Access, type Path } from '../../src/app/router/routes';
import { an, chi, type Person } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';
import { buildApp } from '../support/browser/build';
import { logIn } from '../support/browser/product';
import { allKept } from '../support/browser/kept';
import { createPage } from '../support/browser/open-page';
import { tried } from '../support/tried';

const NEWER = 'newer@nhip.example';
let newer: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  newer = await buildApp('production', { VITE_CONTACT_EMAIL: NEWER });
}, 60_000);

afterAll(() => newer.remove());

/** The production build on a server whose files can be replaced by those of a newer version. */
async function deploy({ serviceWorkers = 'allow' }: { serviceWorkers?: 'allow' | 'block' } = {}) {
  const parent = await mkdtemp(join(tmpdir(), 'nhip-deployed-'));
  const folder = join(parent, 'app');
  const put = async (build: string) => {
    for (const part of ['', '-headers']) {
      await rm(folder + part, { recursive: true, force: true });
      await cp(build + part, folder + part, { recursive: true });
    }
  };
  await put(inject('production'));
  const server = await startServer({ files: folder });
  const { page } = await createPage({ site: server.url, at: '/auth/login', serviceWorkers });
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
    await rm(parent, { recursive: true });
  });
  return { server, page, deployNewer: () => put(newer.folder) };
}

/** Signs in and waits until home is filled and the worker keeps the whole product. */
async function logInAndKeep(page: Page, person: Person = an) {
  await logIn(page, person);
  await page.locator('tr[data-symbol]').first().waitFor();
  await allKept(page);
}

/** Waits until the worker keeps the whole product, on the page that the visit began with. */
async function keepAtLogin(page: Page) {
  await page.locator('form').waitFor();
  await allKept(page);
}

/** What leads to another page: a confirmation without a token, and the profile where there is room for one of its parts. */
const apart: readonly Path[] = [
  ...(['/logout', '/profile', '/auth/confirm/:token?', '/signal/subscribe-confirm/:bot?/:token?'] as const),
];

/** An address of each page that the worker keeps and that admits such people; locking comes last. */
const addressesOf = (admitted: readonly Access[]) =>
  routes
    .filter(({ path, access, group }) => !group && !apart.includes(path) && admitted.includes(access))
    .toSorted((one, other) => Number(one.access === 'locked') - Number(other.access === 'locked'))
    .map(({ path }) => path.replace(':symbol', 'HPG').replaceAll(/\/:\w+\?/g, ''));

const symbolBox = (page: Page) => page.getByRole('combobox', { name: 'Symbol', exact: true });
const contact = (page: Page) => page.locator('a[href^="mailto:"]').first();

describe('without a network', { tags: ['P12'] }, () => {
  it.each<{ who: string; person: Person | null; admitted: readonly Access[] }>([
    { who: 'a visitor', person: null, admitted: ['anyone', 'visitor'] },
    { who: 'a member', person: an, admitted: ['anyone', 'member', 'locked'] },
    { who: 'an admin', person: chi, admitted: ['admin'] },
  ])('every page of $who opens in its frame and says since when it is old', async ({ person, admitted }) => {
    const { page } = await deploy();
    await (person ? logInAndKeep(page, person) : keepAtLogin(page));

    await page.context().setOffline(true);
    await page.getByText('You are offline.').waitFor();

    const addresses = addressesOf(admitted);
    expect(addresses).not.toEqual([]);
    for (const at of addresses) {
      await page.goto(new URL(at, page.url()).href);
      await page.getByText('You are offline.').waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      expect(new URL(page.url()).pathname).toBe(at);
      expect(await page.getByText(/^This (page needs the network|section could not be shown)/).count()).toBe(
        0,
      );
      tried(1, 'pages opened');
    }
  });

  it('home keeps its rows, offers a retry once it is loaded again, and fills by itself with the network', async () => {
    const { page } = await deploy();
    await logInAndKeep(page);

    await page.context().setOffline(true);
    await page.getByRole('status').getByText('You are offline.').waitFor();
    expect(await page.locator('tr[data-symbol]').count()).toBeGreaterThan(5);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('region', { name: 'Watchlist' }).getByRole('button', { name: 'Retry' }).waitFor();

    await page.context().setOffline(false);
    await page.locator('tr[data-symbol]').first().waitFor();
    expect(await page.getByText('You are offline.').count()).toBe(0);
  });

  it('a page of the showcase, which the worker leaves out, says that it needs the network, and opens with it', async () => {
    const { page } = await deploy();
    await logInAndKeep(page);
    await page.context().setOffline(true);

    await page.goto(new URL('/ui-components/skeleton', page.url()).href);
    await page.getByRole('heading', { level: 1, name: 'This page needs the network' }).waitFor();
    expect(await page.title()).toMatch(/^This page needs the network \| /);
    expect(await page.getByText('This section could not be shown').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(1);

    await page.context().setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Skeleton' }).waitFor();
  });

  it('an address whose last part has dots opens its page, with and without a network', async () => {
    const { page } = await deploy();
    await keepAtLogin(page);
    const site = new URL('/', page.url()).href;
    const heading = () => page.getByRole('heading', { level: 1 }).innerText();

    const seen = [];
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline);
      await page.goto(`${site}auth/new-password/eyJhbGciOi.eyJzdWIi.sig`);
      await page.getByRole('textbox', { name: 'New password', exact: true }).waitFor();
      await page.goto(`${site}no.such.page`);
      seen.push(await heading());
    }

    expect(seen).toEqual(['Page not found', 'Page not found']);
  });

  it('a file that the worker does not keep fails instead of opening the app', async () => {
    const { page } = await deploy();
    await keepAtLogin(page);
    const site = new URL('/', page.url()).href;

    await page.context().setOffline(true);

    for (const file of ['robots.txt', 'assets/gone-0000.js', 'icons/192.png', 'sw.js'])
      await expect(page.goto(site + file)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('keeps the app and no answer of any server', async () => {
    const { page } = await deploy();
    await logInAndKeep(page);

    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });

    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => /^\/assets\/tools-.*\.js$/.test(path))).toHaveLength(1);
    expect(
      kept.filter(
        (path) =>
          !/^\/(index\.html|favicon\.svg|manifest\.webmanifest|assets\/[\w.-]+\.(js|css))$/.test(path),
      ),
    ).toEqual([]);
  });
});

describe('a file that the worker keeps damaged', () => {
  it('is loaded past the worker, which is taken back, where a reload has not helped', async () => {
    const { page } = await deploy();
    await logInAndKeep(page);
    const damaged = await page.evaluate(async () => {
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!/[Tt]echnical[^/]*\.js$/.test(request.url) || loaded.has(request.url)) continue;
          const headers = { 'content-type': 'text/javascript' };
          await cache.put(request, new Response('damaged(', { headers }));
          count += 1;
        }
      }
      return count;
    });
    expect(damaged).toBeGreaterThan(0);

    await page.goto(new URL('/technical/HPG', page.url()).href);

    await page.locator('[data-painted=HPG]').waitFor();
  });
});

describe('a newer version', { tags: ['P11'] }, () => {
  it('comes in by itself where nothing is typed', async () => {
    const { page, deployNewer } = await deploy();
    await keepAtLogin(page);
    await deployNewer();

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await page.getByText(NEWER).first().waitFor();
  });

  it('waits for what is typed, and brings it along when the person does not', async () => {
    const { page, deployNewer } = await deploy();
    await logIn(page, an);
    await symbolBox(page).fill('HP');
    await allKept(page);
    await deployNewer();

    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    const update = page.getByRole('button', { name: 'Reload now' });
    await update.waitFor();
    expect(await symbolBox(page).inputValue()).toBe('HP');
    await update.click();

    await page.waitForFunction(() => !('isOld' in window));
    await symbolBox(page).waitFor();
    expect(await symbolBox(page).inputValue()).toBe('HP');
    await page.goto(new URL('/about/partner', page.url()).href);
    expect(await contact(page).getAttribute('href')).toBe(`mailto:${NEWER}`);
  });

  it('comes with a page whose code the server no longer has, without a blank page', async () => {
    const { page, deployNewer } = await deploy({ serviceWorkers: 'block' });
    await logIn(page, an);
    await page.locator('tr[data-symbol]').first().waitFor();
    // What the page loads when it is idle would find the newer version first, and close the menu with its reload.
    await page.waitForLoadState('networkidle');
    await deployNewer();

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Profile' }).click();

    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile/personal-info');
  });
});
