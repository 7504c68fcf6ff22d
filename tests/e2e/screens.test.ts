import type { Page } from 'playwright-core';
import { parse } from 'regexparam';
import { expect, inject, it } from 'vitest';
import { routes } from '../../src/app/router/routes';
import { screens, type Look, type Screen } from '../support/browser/all-screens';
import { layoutViolations } from '../support/browser/layout-violations';
import { changeLook, drawn, openScreen, resize } from '../support/browser/screens';
import { violations } from '../support/browser/violations';
import { openHome, openPage } from '../support/browser/open-page';
import { tried } from '../support/tried';

/**
 * The large run tries every screen in every look, at every breakpoint; the daily one each screen in one look, which has 320 px
 * (the narrowest) and 992 px (the narrowest above a tablet).
 */
const isFull = inject('isFull');
/** A window of 1366 px at 200 % is as wide as one of 683; 320 px is what any page must fit into. */
const widths = [320, 360, 568, 683, 768, 992, 1024, 1280, 1366, 1920];
/** English is the shortest of the three, German the longest. */
const looks: readonly Look[] = isFull
  ? (['dark', 'light'] as const).flatMap((theme) =>
      (['vi', 'en', 'de'] as const).map((lng) => ({ theme, lng, widths, examined: [360, 768, 1366] })),
    )
  : [
      { theme: 'dark', lng: 'vi', widths: [320, 992], examined: [992] },
      { theme: 'light', lng: 'de', widths: [320, 992], examined: [320] },
    ];
it(
  'axe finds nothing, nothing overflows or is cut at any width, and no text is missing, however a person sees a screen',
  { timeout: isFull ? 7_200_000 : 300_000, tags: ['P13'] },
  async () => {
    const { theme, lng } = looks[0]!;
    const page = await openPage({ at: '/auth/login', theme, lng });
    const problems: string[] = [];
    for (const [index, screen] of screens.entries()) {
      const { at, isMember } = screen;
      const inTurn = looksOf(screen, index);
      for (const look of inTurn) {
        await resize(page, look.widths[0]!);
        await changeLook(page, look);
        // A width may have led to another page.
        const isOpen = look !== inTurn[0] && page.url().endsWith(at);
        // The large run loads each once, the daily one none that it can open within the document.
        if (!isOpen) await openScreen(page, at, isMember, { inApp: !isFull });
        problems.push(...(await problemsOf(page, at, look)));
      }
    }
    expect(problems).toEqual([]);
  },
);

/** In the large run each screen begins with the look that the one before ended with. */
function looksOf({ dailyIn }: Screen, index: number): readonly Look[] {
  if (isFull) return index % 2 === 0 ? looks : looks.toReversed();
  return [looks.find(({ lng }) => lng === dailyIn) ?? looks[index % looks.length]!];
}

async function problemsOf(page: Page, at: string, { theme, lng, widths, examined }: Look) {
  const problems: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    const found = [
      ...(await layoutViolations(page)),
      ...(examined.includes(width) ? await violations(page) : []),
    ];
    tried(1, 'screens in a language, theme and width');
    if (!(await page.locator('.sample-tag').first().isVisible())) {
      found.push('says nowhere that its data is made up');
    }
    problems.push(...found.map((violation) => `${at} at ${width}, ${theme}, ${lng}: ${violation}`));
  }
  return problems;
}

/** What a person may set who reads better so: WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

it.runIf(isFull)(
  'in the large run, nothing is lost with the spacing of text that a person may set',
  { timeout: 120_000, tags: ['P13'] },
  async () => {
    const page = await openPage({ at: '/auth/login', lng: 'de', width: 360 });
    const problems = [];
    for (const { at, isMember } of screens) {
      await openScreen(page, at, isMember, { inApp: true });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      await drawn(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) problems.push(`${at} is ${wide} px too wide`);
    }
    expect(problems).toEqual([]);
  },
);

it.runIf(isFull)(
  'in the large run, pages with prices cut nothing on a day on which many symbols end at their ceiling',
  { timeout: 600_000, tags: ['P13'] },
  async () => {
    const page = await openPage({ at: '/bot?scenario=rally-day&person=member', lng: 'de' });
    await page.locator('h1').waitFor();
    const problems = [];
    const marks: number[] = [];
    for (const at of [
      '/',
      '/market?tab=movers',
      '/desk',
      '/market',
      '/technical/HPG',
      '/market?tab=filter',
    ]) {
      await openScreen(page, at, true, { inApp: true });
      for (const width of widths) {
        await resize(page, width);
        const found = await layoutViolations(page);
        problems.push(...found.map((violation) => `${at} at ${width}: ${violation}`));
      }
      marks.push(await page.locator('.cue-mark:visible', { hasText: 'CE' }).count());
    }
    expect(problems).toEqual([]);
    expect(Math.min(...marks)).toBeGreaterThan(0);
  },
);

it('a page that takes the focus draws no ring around itself', { tags: ['P13'] }, async () => {
  const page = await openHome();
  await page.locator('tr[data-day-start] a').first().press('Enter');
  await page.locator('main:focus-visible').waitFor();

  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none');
});

it(
  'every page of the route table is among the screens, but for those that lead to another page',
  { tags: ['P13'] },
  () => {
    const left = routes.filter(
      ({ path, group }) =>
        !group && !screens.some(({ at }) => parse(path).pattern.test(at.replace(/\?.*/, ''))),
    );
    expect(
      left.map(({ path }) => path),
      'pages with a parameter in their path: give each a line in `listed`',
    ).toEqual(['/auth/confirm/:token?', '/signal/subscribe-confirm/:bot?/:token?', '/logout']);
  },
);
