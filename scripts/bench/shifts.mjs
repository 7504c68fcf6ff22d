import { openPage } from './browser.mjs';
import { importTypeScript, serveAnswers } from './server.mjs';

const WIDTHS = [360, 900, 1366];
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : /./;

export async function shifts({ browser, files, report }) {
  const { kindsOfAnswers } = await importTypeScript('./market.ts');
  const routes = [
    '/',
    '/technical/HPG',
    '/bot',
    '/whale',
    '/profile',
    '/profile/personal-info',
    '/profile/security-settings',
    '/profile/notifications',
    '/profile/payments',
    '/admin/plan',
    '/admin/signal',
    '/404',
  ];
  const all = [];
  for (const [kind, answers] of Object.entries(kindsOfAnswers)) {
    const server = await serveAnswers({ files, ...answers() });
    for (const at of routes) {
      for (const width of WIDTHS) {
        if (!only.test(`${kind} ${at} ${width}`)) continue;
        const loaded = await openPage(browser, { ...server, at, width, ready: 'main', cpu: 4, isSlow: true });
        await loaded.quiet(1200);
        const { shift, shifted } = await loaded.page.evaluate(() => bench.seen());
        all.push(shift);
        if (shift > 0.0005)
          console.log(
            `${kind} ${at} ${width}: ${shift.toFixed(3)}  ${process.env.WHO ? JSON.stringify(shifted) : ''}`,
          );
        await loaded.close();
      }
    }
    server.close();
  }
  report('layout shift, member routes, worst', '', [Math.max(...all)]);
}
