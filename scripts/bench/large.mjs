import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { importTypeScript, serve } from './server.mjs';

const { deskOf } = await importTypeScript('./desk.ts');

const RUNS = 5;
/** Of home with few and with most trades, whose ratio has a budget: five runs vary by more than that. */
const RUNS_BESIDE = 15;
const NEWS = 5_000;
const [FEW, MANY, MOST] = [10, 1_000, 10_000];
const HOME = { at: '/', ready: 'tr[data-day-start]' };
const DESK = { at: '/desk', ready: 'main tr[data-symbol]' };

/** What a person with thousands of trades waits for on My T+, what home pays for them, and for thousands of news. */
export async function large({ browser, files, report }) {
  for (const trades of [MANY, MOST]) await desk({ browser, files, report, trades });
  await previewed({ browser, files, report });
  await home({ browser, files, report });
  await news({ browser, files, report });
}

async function desk({ browser, files, report, trades }) {
  const server = await serve({ files, trades });
  const runs = [];
  while (runs.length < RUNS) {
    const opened = await openPage(browser, { ...server, ...DESK });
    const ready = await opened.page.evaluate(() => bench.ready);
    const longest = await longestUntilQuiet(opened);
    const dialogs = [];
    for (let time = 0; time < 2; time += 1) {
      dialogs.push(await opened.page.evaluate(openDialog));
      await opened.page.keyboard.press('Escape');
      await opened.quiet(300);
    }
    runs.push({ ready, longest, dialog: dialogs.at(-1) });
    await opened.close();
  }
  const of = (what) => runs.map((run) => run[what]);
  report(`My T+ of ${trades} trades: ready, 1x`, 'ms', of('ready'));
  report(`My T+ of ${trades} trades: longest task, 1x`, 'ms', of('longest'));
  report(`My T+ of ${trades} trades: dialog, 1x`, 'ms', of('dialog'));
  server.close();
}

/** A file of 10,000 trades, from its choice until its preview is painted; `imports` measures what follows. */
async function previewed({ browser, files, report }) {
  const server = await serve({ files, trades: FEW });
  const symbols = Array.from({ length: 200 }, (_, i) => `S${100 + i}`);
  const buffer = Buffer.from(JSON.stringify(deskOf(MOST, symbols)));
  const times = [];
  while (times.length < RUNS) {
    const { page, quiet, close } = await openPage(browser, { ...server, ...DESK });
    await quiet(500);
    const start = await page.evaluate(() => performance.now());
    await page.setInputFiles('input[type=file]', { name: 'desk.json', mimeType: 'application/json', buffer });
    times.push((await page.evaluate(() => bench.appears('dialog tbody tr'))) - start);
    await close();
  }
  report(`preview of ${MOST} trades, 1x`, 'ms', times);
  server.close();
}

/** Home with ten trades and with 10,000, in turns. */
async function home({ browser, files, report }) {
  const servers = [await serve({ files, trades: FEW }), await serve({ files, trades: MOST })];
  const longest = [[], []];
  for (let time = 0; time < RUNS_BESIDE; time += 1) {
    for (const [i, server] of servers.entries()) {
      const opened = await openPage(browser, { ...server, ...HOME });
      longest[i].push(await longestUntilQuiet(opened));
      await opened.close();
    }
  }
  const [few, most] = longest.map((each) => quantile(each, 0.5));
  report(`home with ${FEW} trades: longest task, 1x`, 'ms', [few]);
  report(`home with ${MOST} trades: longest task, 1x`, 'ms', [most]);
  report(`home with ${MOST} trades beside ${FEW}: longest task`, 'x', [most / few]);
  servers.forEach((server) => server.close());
}

/** Home with many news, to which a person comes back. */
async function news({ browser, files, report }) {
  const server = await serve({ files, news: NEWS });
  const opened = await openPage(browser, { ...server, ...HOME });
  await opened.page.evaluate(() => bench.appears('article'));
  report(`news of ${NEWS}: longest task, 1x`, 'ms', [await longestUntilQuiet(opened)]);
  const returns = [];
  while (returns.length < RUNS) {
    await opened.page.evaluate(leaveHome);
    await longestUntilQuiet(opened);
    await opened.page.evaluate(comeHome);
    returns.push(await longestUntilQuiet(opened));
  }
  report(`news of ${NEWS}: longest task on return, 1x`, 'ms', returns);
  report(`news of ${NEWS}: elements`, '', [await opened.page.evaluate(countElements)]);
  await opened.close();
  server.close();
}

/** The longest task since the last call, once the page has had nothing left to do for a while. */
async function longestUntilQuiet({ page, quiet }) {
  await quiet(1_500);
  return page.evaluate(() => {
    const seen = bench.seen();
    const { longest } = seen;
    seen.longest = 0;
    return longest;
  });
}

/** Runs in the page: opens the dialog of a purchase and returns the ms until its fields were painted. */
async function openDialog() {
  const start = performance.now();
  document.querySelector('main .bp6-intent-primary').click();
  return (await bench.appears('dialog input')) - start;
}

function leaveHome() {
  history.pushState(null, '', '/about/partner');
}

async function comeHome() {
  history.pushState(null, '', '/');
  await bench.appears('article');
}

function countElements() {
  return document.querySelectorAll('main *').length;
}
