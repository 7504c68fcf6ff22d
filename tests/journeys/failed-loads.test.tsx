// @module-tag P7
import { waitFor } from '@testing-library/react';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { routes } from '../../src/app/router/routes';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { words } from '../support/texts';
import { tried } from '../support/tried';

/** Every page of members and admins; `/profile` leads to one of them. */
const pages = routes
  .filter(({ access, group }) => !group && (access === 'member' || access === 'admin'))
  .filter(({ path }) => path !== '/profile')
  .map(({ path, access }) => ({ at: path.replace(':symbol', 'VNM'), as: access as 'member' | 'admin' }));

/** Those that load nothing of their own. */
const loadingNothing = ['/profile/security-settings', '/profile/notifications', '/profile/payments'];

const HTML = '<!doctype html><title>502</title><h1>502 Bad Gateway</h1>';
const refused = {
  name: '500',
  answer: () => new Response('{"message":"Máy chủ đang bảo trì."}', { status: 500 }),
};
const html = {
  name: 'HTML instead of JSON',
  answer: () => new Response(HTML, { status: 200 }),
};
const faults = inject('isFull') ? [refused, html] : [refused];

/** Has every load fail until it is healed. */
function breakLoads(answer: () => Response) {
  const mock = globalThis.fetch;
  let isBroken = true;
  globalThis.fetch = async (input, init) =>
    isBroken && (init?.method ?? 'GET') === 'GET' ? answer() : mock(input, init);
  onTestFinished(() => void (globalThis.fetch = mock));
  return () => void (isBroken = false);
}

const main = () => document.querySelector('main')!;
const retries = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words('common.retry'));

const saysFailed = () => /could not be loaded|not loaded/.test(main().textContent);

/** Waits until nothing loads any more. */
const loaded = () =>
  waitFor(() => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0);
  });

/** What no page may show, whatever a server answers. */
function oddities() {
  const text = document.body.textContent;
  const odd = /NaN|undefined|\bnull\b|Invalid Date|\[object|Bad Gateway/.exec(text);
  return [...(odd ?? []), ...[words('app.failed')].filter((crash) => text.includes(crash))];
}

describe.each(faults)('a page whose every load is answered with $name', ({ answer }) => {
  it.each(pages)('at $at stays, says what failed, and is whole after the retries', async ({ at, as }) => {
    let heal = () => {};
    const { user, path } = await renderApp({ at, as, prepare: () => void (heal = breakLoads(answer)) });
    await loaded();
    const fails = !loadingNothing.includes(at);
    await waitFor(() => expect([saysFailed(), retries().length > 0]).toEqual([fails, fails]));
    await loaded();
    expect([path(), document.querySelectorAll('main').length, oddities()]).toEqual([at, 1, []]);
    expect(notices()).toEqual([]);

    heal();
    await waitFor(async () => {
      for (const retry of retries()) if (retry.isConnected) await user.click(retry);
      expect([saysFailed(), retries()]).toEqual([false, []]);
    });
    await loaded();

    expect([path(), document.querySelectorAll('main').length, oddities()]).toEqual([at, 1, []]);
    expect(notices()).toEqual([]);
    tried(1, 'pages without any answer');
  });
});
