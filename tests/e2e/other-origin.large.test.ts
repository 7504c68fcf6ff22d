// @module-tag P3
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { configure } from '../../scripts/configure/configure';
import { an } from '../support/rest-server/people';
import { startServer, type TestServer } from '../support/rest-server/server';
import { allKept } from '../support/browser/kept';
import { painted } from '../support/browser/painted';
import { leaksIn, listed, logIn, logOut, region } from '../support/browser/product';
import { createPage } from '../support/browser/open-page';
import { words } from '../support/texts';

/** A picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Somebody whose picture is a path of the API. */
const pictured = { ...an, user: { ...an.user, imgUrl: '/media/an.gif' } };

/** Three hosts, as in real life: one serves the app, one is the API, one belongs to others: news and chart feed. */
let site: TestServer;
let api: TestServer;
let strangers: TestServer;
let removeFiles: () => Promise<void>;

beforeAll(async () => {
  [api, strangers] = await Promise.all([
    startServer({
      people: [pictured],
      files: (_path, response) => response.writeHead(200, { 'Content-Type': 'image/gif' }).end(GIF),
    }),
    startServer(),
  ]);
  // The build of all other tests, which knows of none of them.
  const parent = await mkdtemp(join(tmpdir(), 'nhip-configured-'));
  removeFiles = () => rm(parent, { recursive: true });
  const out = join(parent, 'app');
  await configure({
    from: inject('production'),
    out,
    env: {
      VITE_API_URL: api.url,
      VITE_NEWS_URL: `${strangers.url}/news`,
      VITE_CHART_FEED_URL: `${strangers.url}/udf`,
      VITE_TERMS_URL: 'https://terms.example/',
      VITE_SAMPLES: 'off',
    },
  });
  site = await startServer({ files: out });
});

afterAll(async () => {
  await Promise.all([site, api, strangers].map((server) => server.close()));
  await removeFiles();
});

async function open() {
  [site, api, strangers].forEach((server) => server.forget());
  const consoleTexts: string[] = [];
  const { page, problems } = await createPage({
    ...{ site: site.url, allowed: [api.url, strangers.url], at: '/auth/login' },
    onConsole: (text) => consoleTexts.push(text),
  });
  onTestFinished(async () => {
    const html = await page.content();
    await page.context().close();
    expect(problems).toEqual([]);
    expect(leaksIn(api, html, ...consoleTexts)).toEqual([]);
    expect([site, strangers].flatMap(({ requests }) => requests).filter(hasToken)).toEqual([]);
  });
  await logIn(page, an);
  await listed(page);
  return page;
}

const hasToken = (request: unknown) => JSON.stringify(request).includes('SENTINEL');

describe('an API, a feed and a news provider on other origins', () => {
  it('serve the whole job, and only the API receives the token', async () => {
    const page = await open();
    await region(page, 'News').getByRole('listitem').first().waitFor();
    await region(page, 'Recommended stocks').locator('tr[data-symbol=HPG]').waitFor();
    await region(page, 'Watchlist').locator('tr[data-symbol=VNM]').click();
    await painted(page, 'VNM');
    await page.keyboard.press('ArrowDown');
    await painted(page, 'HPG');
    await page.getByRole('combobox', { name: 'Symbol' }).fill('MBB');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('tr[data-symbol=MBB]').waitFor();
    await logOut(page);

    const loads = api.requests.filter(
      ({ method, url }) =>
        method !== 'OPTIONS' && url.startsWith('/api/') && !/\/(login|public_pulse)$/.test(url),
    );
    expect(loads.map(({ headers }) => headers['authorization'])).toEqual(
      loads.map(() => 'Bearer SENTINEL-1-an'),
    );
    expect(site.calls()).toEqual([]);
    expect(api.calls().filter((call) => !call.includes('/api/'))).toEqual([]);
    expect(strangers.calls()).toContain('GET /news?format=json&today=0');
    expect(strangers.calls().filter((call) => call.includes('/api/'))).toEqual([]);
    expect(strangers.requests.map(({ headers }) => headers['cookie'] ?? headers['authorization'])).toEqual(
      strangers.requests.map(() => undefined),
    );
  });

  it('shows the profile picture of the API, which is requested without the token', async () => {
    const page = await open();
    const picture = page.getByRole('button', { name: 'User menu' }).locator('img');
    await picture.waitFor();

    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.src, image.naturalWidth]))
      .toEqual([`${api.url}/media/an.gif`, 1]);
    const [request] = api.requests.filter(({ url }) => url === '/media/an.gif');
    expect(request?.headers['authorization']).toBeUndefined();
  });

  it('cannot be given the token by a redirect of the API', async () => {
    const heal = api.disturb('GET /api/tplus_signals', {
      fault: { status: 302, headers: { Location: `${strangers.url}/api/tplus_signals` } },
    });
    onTestFinished(heal);

    const page = await open();

    await region(page, 'Recommended stocks').getByText(words('signals.failed')).waitFor();
    expect(strangers.calls().filter((call) => call.includes('/api/'))).toEqual([]);
  });
});

describe('a delivery', () => {
  it('without sample pages has none in its menus, and no such addresses', async () => {
    const page = await open();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    expect(await menu.getByText('Components').count()).toBe(0);

    await page.goto(`${site.url}/profile/security-settings`);
    const parts = page.getByRole('navigation', { name: words('profile.menu') }).getByRole('link');
    await parts.first().waitFor();
    expect(await parts.allTextContents()).toEqual([
      words('page.personalInfo'),
      words('page.securitySettings'),
    ]);
    expect(await page.getByText('Sample data').count()).toBe(0);

    for (const gone of ['/profile/payments', '/profile/notifications', '/ui-components/skeleton']) {
      await page.goto(site.url + gone);
      await page.getByRole('heading', { name: words('page.notFound') }).waitFor();
    }
  });

  it('is kept by its worker as it was configured, and works without a network', async () => {
    const { page } = await createPage({
      ...{ site: site.url, allowed: [api.url, strangers.url], at: '/auth/sign-up' },
      serviceWorkers: 'allow',
    });
    onTestFinished(() => page.context().close());
    await page
      .getByRole('link', { name: words('signUp.termsName') })
      .first()
      .waitFor();
    await allKept(page);
    await page.context().setOffline(true);
    await page.reload();

    expect(
      await page
        .getByRole('link', { name: words('signUp.termsName') })
        .first()
        .getAttribute('href'),
    ).toBe('https://terms.example/');
  });
});
