import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { screens } from '../support/browser/all-screens';
import { controlsWithoutEdge } from '../support/browser/edges';
import { layoutViolations } from '../support/browser/layout-violations';
import { openPage } from '../support/browser/open-page';
import { languages } from '../../src/i18n/languages';
import { changeLook, openScreen, resize } from '../support/browser/screens';
import { violations } from '../support/browser/violations';
import { tried } from '../support/tried';

/** The colours that a page has forced upon it, as its root computes one. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

it.each(['dark', 'light'] as const)(
  'no control is without an edge, no text is cut and axe finds nothing where a %s contrast theme forces colours',
  { timeout: 900_000, tags: ['P13'] },
  async (colorScheme) => {
    const page = await openPage({ at: '/auth/login', lng: 'vi', width: 1366 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).forcedColorAdjust === 'none');
    expect(await colourOf(page, 'var(--surface-1)')).toBe(await colourOf(page, 'Canvas'));

    const problems: string[] = [];
    for (const [index, { at, isMember }] of screens.entries()) {
      const lng = languages[index % languages.length]!;
      await openScreen(page, at, isMember, { inApp: true });
      await changeLook(page, { theme: colorScheme, lng });
      for (const width of [320, 768, 1366, 1920]) {
        await resize(page, width);
        const found = [
          ...(await controlsWithoutEdge(page)),
          ...(await layoutViolations(page)),
          ...(width === 1366 || width === 320 ? await violations(page) : []),
        ];
        problems.push(...found.map((violation) => `${at} at ${width}, ${lng}: ${violation}`));
        tried(1, 'screens in forced colours, in a language and a width');
      }
    }
    expect(problems).toEqual([]);
  },
);

it('a chart is drawn anew in the colours that are forced, and in its own once they no longer are', async () => {
  const page = await openPage({ at: '/technical/HPG?person=member', theme: 'light', width: 1366 });
  await page.locator('[data-painted=HPG]').waitFor();
  /** How many colours besides greys the pixels of the chart have. */
  const hues = () =>
    page.locator('[data-painted=HPG] canvas').evaluateAll((all) => {
      const found = new Set<string>();
      for (const canvas of all as HTMLCanvasElement[]) {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width || 1, canvas.height || 1);
        for (let i = 0; i < data.length; i += 4) {
          const [r, g, b, a] = data.subarray(i, i + 4);
          if (a === 255 && g! > r! + 40 && g! > b! + 40) found.add([r, g, b].join());
        }
      }
      return found.size;
    });
  await expect.poll(hues).toBeGreaterThan(0);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect.poll(hues).toBe(0);
  await page.emulateMedia({ forcedColors: 'none' });

  await expect.poll(hues).toBeGreaterThan(0);
});
