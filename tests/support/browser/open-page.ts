import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

/** A Thursday after the close: the last trading day is this very day. */
const NOW = new Date('2026-08-27T16:00:00+07:00');

const demo = inject('demo');
const demos = [demo, inject('plainDemo')];
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});

afterAll(() => browser.close());

type PageOptions = {
  at?: string;
  /** Where the product is served; by default the demo. */
  site?: string;
  /** Other addresses that the page may request. */
  allowed?: readonly string[];
  /** The browser of somebody who has pages open already. */
  context?: BrowserContext;
  lng?: 'vi' | 'en' | 'de';
  theme?: 'dark' | 'light';
  width?: number;
  height?: number;
  /** The page's timers: `true` lets a test advance them. */
  hasClock?: boolean;
  /** The page's time; by default one after the close. */
  now?: Date;
  /** Receives everything that the page writes to the console. */
  onConsole?: (text: string) => void;
} & Pick<BrowserContextOptions, 'reducedMotion' | 'hasTouch' | 'serviceWorkers'>;

/**
 * Opens a page as a new visitor, at a frozen time. The test fails at its end when the page raised an uncaught
 * error, wrote an error to the console, or sent a request to a foreign host.
 */
export async function openPage(how: PageOptions = {}) {
  const { page, problems } = await createPage(how);
  onTestFinished(async () => {
    await page.context().close();
    expect(problems).toEqual([]);
  });
  return page;
}

/** Opens a page and collects its errors; the caller closes its context. */
export async function createPage({
  at = '/about',
  site = demo,
  allowed = [],
  context: known,
  lng = 'en',
  theme = 'dark',
  width = 1366,
  height = 900,
  hasClock = false,
  now = NOW,
  onConsole = () => {},
  ...rest
}: PageOptions = {}) {
  // A service worker would answer in the place of what a test puts before the server.
  const serviceWorkers = 'block';
  const context =
    known ?? (await browser.newContext({ viewport: { width, height }, serviceWorkers, ...rest }));
  const page = await context.newPage();
  const problems: string[] = [];

  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    onConsole(message.text());
    if (message.type() === 'error' && !isReport(message.text())) problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const isKnown = [site, ...allowed].some((address) => url.startsWith(address));
    if (!isKnown && !/^(data|blob):/.test(url)) problems.push(`foreign request: ${url}`);
  });

  if (hasClock) await page.clock.install({ time: now });
  else await page.clock.setFixedTime(now);
  await page.addInitScript(
    ([language, look]) => {
      localStorage.setItem('lng', localStorage.getItem('lng') ?? language!);
      localStorage.setItem('theme', localStorage.getItem('theme') ?? look!);
    },
    [lng, theme],
  );
  await page.goto(site + at);
  return { page, problems };

  /** A real server may lack a call or fail: the browser then reports it, whatever the page makes of it. */
  function isReport(text: string) {
    return !demos.includes(site) && text.startsWith('Failed to load resource');
  }
}

/** Signs in as the demo member and waits for the home page's panels. */
export async function signIn(page: Page, email = 'member@nhip.example') {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('Nhip@2026');
  await page.locator('form button[type=submit]').click();
  await page.locator('tr[data-symbol]').first().waitFor();
}

/** Opens the home page of the demo's member, who has signed in by the form. */
export async function openHome(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ ...options, at: '/auth/login' });
  await signIn(page);
  return page;
}

/**
 * Stops the timers of all tabs of a browser that was opened with `hasClock`, a minute ahead: what they show after it
 * waits for none. `clock.resume()` of any tab resumes all.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
