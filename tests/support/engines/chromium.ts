import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { callOf, isReport, keyCodes, type Engine, type Tab } from './engine';

/** The Chromium of the other browser tests, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.connect(inject('browser'));
  return { version: `Chromium ${browser.version()}`, open, close: () => browser.close() };

  async function open(): Promise<Tab> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isReport(message.text())) problems.push(message.text());
    });
    return {
      goto: async (url) => void (await page.goto(url)),
      run: async (act, ...args) => (await page.evaluate(callOf(act, args))) as never,
      click: (x, y) => page.mouse.click(x, y),
      press: (keys) => (keys in keyCodes ? page.keyboard.press(keys) : page.keyboard.type(keys)),
      setOffline: (isOffline) => context.setOffline(isOffline),
      problems: () => problems,
      close: () => context.close(),
    };
  }
}
