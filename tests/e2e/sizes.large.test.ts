import { chromium } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { screens } from '../support/browser/all-screens';
import { layoutViolations } from '../support/browser/layout-violations';
import { openPage, signIn } from '../support/browser/open-page';
import { openScreen } from '../support/browser/screens';
import { tried } from '../support/tried';

/** A window of 1280 x 1024 px at 400 %, and phones on their side. */
const low = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

it.each(low)(
  'at $width x $height px at least 60 % of the height is the page, wherever it is scrolled to',
  { timeout: 300_000, tags: ['P13'] },
  async ({ width, height }) => {
    const page = await openPage({ at: '/auth/login', lng: 'vi', width, height });
    const problems: string[] = [];
    // The lock, which is as high as what it says, would keep the search away.
    for (const { at, isMember } of screens.filter(({ at }) => at !== '/auth/lock')) {
      await openScreen(page, at, isMember, { inApp: true });
      const share = await page.evaluate(() => {
        window.scrollTo(0, Math.min(400, document.documentElement.scrollHeight));
        const isPinned = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
        const edges = [...document.querySelectorAll('header, nav, [data-sheet], [role=status]')]
          .filter(isPinned)
          .map((element) => element.getBoundingClientRect())
          .filter((edge) => edge.width > innerWidth / 2 && edge.bottom > 0 && edge.top < innerHeight);
        const covered = edges.reduce(
          (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
          0,
        );
        return 1 - covered / innerHeight;
      });
      if (share < 0.6) problems.push(`${at} has ${Math.round(share * 100)} %`);
      tried(1, 'screens in a low window');
    }
    expect(problems).toEqual([]);

    await openScreen(page, '/bot', true);
    await page.locator('header input[role=combobox]').waitFor({ state: 'attached' });
    await page.keyboard.press('/');
    await page.keyboard.type('FPT');
    const found = page.getByRole('option', { name: /^FPT/ }).first();
    await found.waitFor();
    const { y, height: high } = (await found.boundingBox())!;
    expect([y >= 0, y + high <= height]).toEqual([true, true]);
  },
);

it.each([
  { what: 'upright', width: 390, height: 844, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  { what: 'on its side', width: 844, height: 390, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
])(
  'nothing that is pressed at the edges of a phone $what lies under its notch or its home indicator',
  { tags: ['P13'] },
  async ({ width, height, insets }) => {
    const page = await openPage({ at: '/auth/login', lng: 'vi', width, height });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
    await signIn(page);
    await page.locator('header [popovertarget]').last().waitFor();

    const under = await page.evaluate(({ top, bottom, left, right }) => {
      const pressed = document.querySelectorAll('header :is(a, button, input), nav :is(a, button)');
      const boxes = [...pressed].map((element) => [element, element.getBoundingClientRect()] as const);
      const isUnder = (element: Element, { x, y, width, height }: DOMRect) => {
        const [middle, centre] = [y + height / 2, x + width / 2];
        // The menu at the side is scrolled.
        const isAtTheEnd = innerHeight > innerWidth && element.closest('nav') !== null;
        return (
          middle - 10 < top ||
          centre - 10 < left ||
          centre + 10 > innerWidth - right ||
          (isAtTheEnd && middle + 10 > innerHeight - bottom)
        );
      };
      return boxes
        .filter(([, box]) => box.width > 2 && box.bottom > 0 && box.top < innerHeight)
        .filter(([element, box]) => isUnder(element, box))
        .map(([element]) => element.ariaLabel ?? element.textContent);
    }, insets);
    expect(under).toEqual([]);
  },
);

it.each([
  { size: 20, width: 1366 },
  { size: 32, width: 1366 },
  { size: 32, width: 640 },
])(
  'with a font size of $size px set in the browser a page of $width px cuts nothing, and its texts have that size',
  { timeout: 600_000, tags: ['P13'] },
  async ({ size, width }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', `--blink-settings=defaultFontSize=${size}`],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('lng', 'vi'));
    await page.goto(new URL('/auth/login', inject('demo')).href);
    await signIn(page, 'admin@nhip.example');
    const fontSize = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(fontSize).toBe((13 * size) / 16);

    const problems: string[] = [];
    for (const { at } of screens.filter(({ isMember, at }) => isMember && at !== '/auth/lock')) {
      await openScreen(page, at, true, { inApp: true });
      problems.push(...(await layoutViolations(page)).map((violation) => `${at}: ${violation}`));
      tried(1, 'screens at another size of text');
    }
    expect(problems).toEqual([]);
  },
);
