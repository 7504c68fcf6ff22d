import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPage } from './browser.mjs';
import { importTypeScript } from './server.mjs';

/** Pages that people leave open, and what they are on screen with. */
const pages = {
  home: { at: '/', ready: 'tr[data-day-start]' },
  technical: { at: '/technical/FPT', ready: '[data-painted]' },
  market: { at: '/market', ready: 'table[aria-rowcount] tr[data-symbol]' },
  'My T+': { at: '/desk', ready: 'main tr[data-symbol]' },
  week: { at: '/week', ready: 'main h1' },
  whale: { at: '/whale', ready: 'main table' },
};

/** While the market is open, between two refreshes of everything. */
const TIME = '2026-11-20T10:00:00';
const WATCHED_MS = 60_000;
const CALL = /^\/(?:api|udf|news|verifySecurityCode)(?:\/|$)/;

/** What each page requests of the mock backend in a minute of the trading day, once it is loaded: all, and by call. */
export async function requests({ browser, report }) {
  const { clockAt, startApi } = await importTypeScript('../api/server.ts');
  // The bench has built it.
  const files = fileURLToPath(new URL('../../dist', import.meta.url));
  const now = clockAt(TIME);
  const { url, mock, password, close } = await startApi({ now, files });
  const { email } = mock.accounts.all().find(({ isAdmin }) => !isAdmin);
  const body = JSON.stringify({ email: email.name, password });
  const session = await fetch(`${url}/api/users/login`, { method: 'POST', body }).then((answer) =>
    answer.json(),
  );

  for (const [name, where] of Object.entries(pages)) {
    const {
      page,
      quiet,
      close: leave,
    } = await openPage(browser, {
      ...{ origin: url, session, time: now() },
      ...where,
    });
    await quiet(3_000);
    const counts = {};
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (CALL.test(pathname)) counts[pathname] = (counts[pathname] ?? 0) + 1;
    });
    await setTimeout(WATCHED_MS);
    const calls = Object.entries(counts).sort(([, one], [, other]) => other - one);
    console.log(`${name}: ${calls.map(([path, count]) => `${count} ${path}`).join(', ') || 'nothing'}`);
    report(`requests a minute, ${name}`, '', [calls.reduce((sum, [, count]) => sum + count, 0)]);
    await leave();
  }
  await close();
}
