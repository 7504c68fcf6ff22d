import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

/** A Thursday after the close: the last session is this very day. */
export const NOW = new Date('2026-08-27T16:00:00+07:00');

const demo = inject('demo');
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});

afterAll(() => browser.close());

type Visit = {
  at?: string;
  lng?: 'vi' | 'en' | 'de';
  theme?: 'dark' | 'light';
  width?: number;
  height?: number;
} & Pick<BrowserContextOptions, 'reducedMotion' | 'hasTouch'>;

/**
 * Opens the demo as a new person would, at a frozen time. The test fails at its end when the page raised an
 * uncaught error, wrote an error to the console, or asked anything of a foreign host.
 */
export async function visit({
  at = '/about',
  lng = 'en',
  theme = 'dark',
  width = 1366,
  height = 900,
  ...rest
}: Visit = {}) {
  const context = await browser.newContext({ viewport: { width, height }, ...rest });
  const page = await context.newPage();
  const troubles: string[] = [];

  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(demo) && !/^(data|blob):/.test(url)) troubles.push(`foreign request: ${url}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(troubles).toEqual([]);
  });

  await page.clock.setFixedTime(NOW);
  await page.addInitScript(
    ([language, look]) => {
      localStorage.setItem('lng', localStorage.getItem('lng') ?? language!);
      localStorage.setItem('theme', localStorage.getItem('theme') ?? look!);
    },
    [lng, theme],
  );
  await page.goto(demo + at);
  return page;
}

/** Signs in as the demo member and waits for the home page's panels. */
export async function signIn(page: Page, email = 'member@nhip.example') {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill('Nhip@2026');
  await page.locator('form button[type=submit]').click();
  await page.locator('tr[data-symbol]').first().waitFor();
}
