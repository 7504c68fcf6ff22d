import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startApi } from '../../scripts/api/server';
import { createPage } from '../support/browser/open-page';
import { logOut } from '../support/browser/product';
import { ADMIN, signIn } from '../support/mock-server/backend';
import { ENDPOINT, KEY } from '../support/push';

const NOW = new Date('2026-08-27T16:00:00+07:00');

/** Runs in each page of a browser that has no push service: subscribes nowhere. */
function subscribeNowhere(endpoint: string) {
  const kept = 'test: subscribed';
  const subscription = () => {
    const key = localStorage.getItem(kept);
    if (key === null) return null;
    const bytes = [...atob(key.replaceAll('-', '+').replaceAll('_', '/'))].map((each) => each.charCodeAt(0));
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(bytes).buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'P', auth: 'A' } }),
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, applicationServerKey);
      return subscription();
    },
  });
}

/** A light page of the production build, on a server that sends alerts, with somebody signed in and its service worker in charge. */
async function openProduct() {
  const api = await startApi({ files: inject('production'), now: () => NOW, pushKey: KEY });
  const { page, problems } = await createPage({ site: api.url, at: '/about', serviceWorkers: 'allow' });
  onTestFinished(async () => {
    await page.context().close();
    await api.close();
    expect(problems).toEqual([]);
  });
  page.setDefaultTimeout(90_000);
  await page.context().grantPermissions(['notifications'], { origin: api.url });
  await page.addInitScript(subscribeNowhere, ENDPOINT);
  const token = await signIn(ADMIN, api.url);
  await page.evaluate((text) => {
    localStorage.setItem('accessToken', text);
    localStorage.setItem('user', JSON.stringify({ id: 2, firstName: 'An' }));
  }, token);
  await page.goto(`${api.url}/bot`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return { page, api, deliver: await deliveryOf(page, api.url) };
}

/** Delivers a push to the service worker as the browser does with one of its push service. */
async function deliveryOf(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const id = await registrationId;
  return async (pushed: object | string) => {
    const data = typeof pushed === 'string' ? pushed : JSON.stringify(pushed);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: id, data });
  };
}

/** What the browser shows of the product beside its pages, in the order of the alphabet. */
function shownBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title} (${body})`).sort();
  });
}

/** Closes all that it shows. */
async function closeAll(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });
  await expect.poll(() => shownBy(page)).toEqual([]);
}

const alert = (changes: object = {}) => ({
  ...{ id: 'a-1', symbol: 'FPT', kind: 'above', price: 101.2, at: '2026-08-27T03:32:00Z', person: '2' },
  ...changes,
});
const FPT = 'FPT rises to the level of your alert (10:32 27/08/2026, price 101.20)';
const OPEN = 'Open Nhịp ()';

describe('alerts while the app is closed', () => {
  it('are shown to the person alone, open their symbol, and end with the session', async () => {
    const { page, api, deliver } = await openProduct();
    const addresses = () =>
      [...api.mock.pushAddresses.all()].map(([person, [first]]) => [person, first?.endpoint]);
    const expectShown = (...shown: string[]) =>
      expect.poll(() => shownBy(page), { timeout: 60_000 }).toEqual(shown);

    await deliver(alert());
    await expectShown(OPEN);

    await page.getByRole('button', { name: 'Alerts', exact: true }).click();
    const toggle = page.getByRole('switch', { name: 'Alerts also when the app is closed' });
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    expect(addresses()).toEqual([['2', ENDPOINT]]);
    await page.keyboard.press('Escape');

    await deliver(alert({ price: 99 }));
    await deliver(alert());
    await expectShown(FPT, OPEN);
    for (const pushed of [alert({ id: 'a-2', person: '1' }), 'not an alert']) {
      await closeAll(page);
      await deliver(pushed);
      await expectShown(OPEN);
    }
    await deliver(alert());
    await expectShown(FPT, OPEN);

    await page
      .context()
      .serviceWorkers()[0]!
      .evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const [notification] = await registration.getNotifications({ tag: 'alert a-1 2026-08-27T03:32:00Z' });
        const click = new Event('notificationclick');
        globalThis.dispatchEvent(Object.assign(click, { notification, waitUntil() {} }));
      });
    await page.waitForURL('**/technical/FPT');
    await expectShown(OPEN);

    await deliver(alert());
    await expectShown(FPT, OPEN);
    await logOut(page);
    await expectShown();
    await expect.poll(addresses).toEqual([]);
    await deliver(alert());
    await expectShown(OPEN);
    expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull();
  }, 300_000);
});
