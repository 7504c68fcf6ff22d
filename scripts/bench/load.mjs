import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { importTypeScript, serve, serveAnswers } from './server.mjs';

const routes = {
  login: { at: '/auth/login', ready: 'form input[type=password]', isMember: false },
  home: { at: '/', ready: 'tr[data-day-start]' },
  technical: { at: '/technical/AAA', ready: '[data-painted]' },
  market: { at: '/market', ready: 'table[aria-rowcount] tr[data-symbol]' },
};
const profiles = { slow: { cpu: 4, isSlow: true }, fast: {} };
const RUNS = 5;

/** What each route requests before it is ready, on the slow profile, without the page's icon, which nothing waits for. */
export async function bytes({ browser, files, report }) {
  const server = await serve({ files });
  for (const [name, route] of Object.entries(routes)) {
    const loaded = await openPage(browser, { ...server, ...route, ...profiles.slow });
    await loaded.quiet(500);
    const requests = await loaded.page.evaluate(async () => {
      const ready = await bench.ready;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < ready && !name.includes('favicon'))
        .map(({ name, encodedBodySize }) => ({ url: name, size: encodedBodySize / 1024 }));
    });
    const sum = (end) =>
      requests.filter(({ url }) => url.endsWith(end)).reduce((total, { size }) => total + size, 0);
    report(`script, ${name}`, 'KB', [sum('.js')]);
    report(`style sheets, ${name}`, 'KB', [sum('.css')]);
    report(`fonts, ${name}`, 'KB', [sum('.woff2')]);
    report(`requests before ready, ${name}`, '', [requests.length + 1]);
    await loaded.close();
  }
  server.close();
}

/** Loads from an empty cache. */
export async function load({ browser, files, report }) {
  const server = await serve({ files });
  for (const [profile, pace] of Object.entries(profiles)) {
    const firstPaints = {};
    const readyTimes = {};
    for (const [name, route] of Object.entries(routes)) {
      const loads = [];
      for (let run = 0; run < RUNS; run += 1) {
        const loaded = await openPage(browser, { ...server, ...route, ...pace });
        await loaded.quiet(500);
        const seen = await loaded.page.evaluate(async () => ({ ...bench.seen(), ready: await bench.ready }));
        loads.push({ ...seen, heap: await loaded.heap() });
        await loaded.close();
      }
      const of = (what) => loads.map((each) => each[what]);
      firstPaints[name] = quantile(of('fcp'), 0.5);
      readyTimes[name] = quantile(of('ready'), 0.5);
      report(`first paint, ${name}, ${profile}`, 'ms', of('fcp'));
      report(`LCP, ${name}, ${profile}`, 'ms', of('lcp'));
      report(`ready, ${name}, ${profile}`, 'ms', of('ready'));
      report(`blocking, ${name}, ${profile}`, 'ms', of('blocked'));
      report(`layout shift, ${name}, ${profile}`, '', of('shift'));
      report(`heap after load, ${name}, ${profile}`, 'MB', of('heap'));
    }
    const { login, ...members } = firstPaints;
    for (const [name, paint] of Object.entries(members)) {
      report(`first paint, ${name} beside login, ${profile}`, '', [paint / login]);
    }
    report(`ready, market beside home, ${profile}`, '', [readyTimes.market / readyTimes.home]);
  }
  server.close();
}

const WIDTHS = [360, 900, 1366];

/** How far every member route moves while it loads, at each width, on servers with each kind of answers; the worst counts. */
export async function shifts({ browser, files, report }) {
  const { kindsOfAnswers } = await importTypeScript('./market.ts');
  const { routes } = await importTypeScript('../../src/app/router/routes.ts');
  const addresses = routes
    .filter(({ layout }) => layout === 'main')
    .map(({ path }) => path.replace(':symbol', 'HPG'));

  for (const [kind, answersOf] of Object.entries(kindsOfAnswers)) {
    const server = await serveAnswers({ files, ...answersOf() });
    const shiftsOf = [];
    for (const at of addresses) {
      for (const width of WIDTHS) {
        const loaded = await openPage(browser, { ...server, ...profiles.slow, at, width, ready: 'main' });
        await loaded.quiet(1_000);
        const { shift } = await loaded.page.evaluate(() => bench.seen());
        if (shift > 0.01) console.log(`${at}, ${width} px, ${kind}: ${shift.toFixed(3)}`);
        shiftsOf.push(shift);
        await loaded.close();
      }
    }
    report(`layout shift, member routes, ${kind} answers`, '', [Math.max(...shiftsOf)]);
    server.close();
  }
}
