// @module-tag P22
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPage } from '../support/browser/open-page';
import { hostile } from '../support/demo-inputs';
import { chi } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';
import { tried } from '../support/tried';

/** Addresses with something in them that no link should have. */
const odd = [
  '/%00',
  '//',
  '//x.example/',
  '/__proto__',
  '/about?x=%E0%A4%A',
  '/about#%E0%A4%A',
  '/?lng=__proto__',
];
const undecodable = [
  '/%E0%A4%A',
  '/%',
  '/technical/%E0%A4%A',
  '/auth/new-password/%ff',
  '/market/%E0%A4%A?x=%',
];

/** Everything that the product, and its demo, keeps in a browser. */
const keys = [
  ...['accessToken', 'user', 'locked', 'expired', 'lastVisit', 'watchedUntil', 'worseKinds', 'lng', 'theme'],
  ...['filtersMet', 'nightMode', 'nightTime', 'chart', 'rowLine', 'listColumns', 'nhip.demo.time'],
  'nhip.mock',
  ...['desk.0', 'desk.1', 'desk.1.damaged', 'desk.1.damaged.2.0f'],
];
const keysOfTab = [
  'lastPage',
  'drafts',
  'reloadedFor',
  'demo.scenario',
  'demo.settings',
  'demo.tour',
  'demo.presentation',
  'demo.logo',
  'demo.story',
  'demo.visit',
  'demo.drawer',
  'demo.inspect',
];

const builds = [
  { build: 'demo', start: async () => inject('demo') },
  { build: 'production build', start: async () => (await startProduction()).url },
];

/** The production build on a server until the test ends. */
async function startProduction() {
  const server = await startServer({ files: inject('production') });
  onTestFinished(server.close);
  return server;
}

const control = (page: Page) => page.locator('a:visible, button:visible').first();

describe.each(builds)('a page of the $build', ({ start }) => {
  async function visit() {
    const site = await start();
    const page = await openPage({ site, at: '/about' });
    await control(page).waitFor();
    return { page, site };
  }

  it('says that there is no such page where its address cannot be decoded', async () => {
    const { page, site } = await visit();
    for (const address of undecodable) {
      const response = await page.goto(site + address);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect([address, response?.status()]).toEqual([address, 200]);
    }
    tried(undecodable.length, 'addresses opened');
  });

  it('has controls at any address', async () => {
    const { page, site } = await visit();
    for (const address of odd) {
      await page.goto(site + address);
      await control(page).waitFor();
    }
    tried(odd.length, 'addresses opened');
  });

  it('has controls whatever the browser has stored under each of its keys', async () => {
    const { page, site } = await visit();
    for (const text of [...hostile, 'true', '[0,1]', '{"isAdmin":true}']) {
      await page.evaluate(
        ([text, keys, keysOfTab]) => {
          for (const key of keys) localStorage.setItem(key, text);
          for (const key of keysOfTab) sessionStorage.setItem(key, text);
        },
        [text, keys, keysOfTab] as const,
      );
      await page.goto(`${site}/`);
      await control(page).waitFor();
      tried(keys.length + keysOfTab.length, 'stored texts');
    }
  }, 180_000);
});

it('a member’s desk opens whatever the browser has stored of it, where the server keeps none', async () => {
  const server = await startProduction();
  const page = await openPage({ site: server.url, at: '/about' });
  // The member with the id 1.
  const stored = { accessToken: server.begin(chi).token, user: JSON.stringify(chi.user) };
  const desk = keys.filter((key) => key.startsWith('desk.1'));
  for (const text of [...hostile, 'true', '[0,1]', '{"format":1,"trades":[{}],"version":1e999}']) {
    const texts = { ...stored, ...Object.fromEntries(desk.map((key) => [key, text])) };
    await page.evaluate((texts) => void Object.assign(localStorage, texts), texts);
    await page.goto(`${server.url}/desk`);
    await page.getByRole('button', { name: 'Record a buy' }).first().waitFor();
    tried(desk.length, 'stored texts');
  }
}, 120_000);
