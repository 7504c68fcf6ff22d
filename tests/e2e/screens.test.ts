import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn, visit } from './visit';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const themes = ['dark', 'light'] as const;
const languages = ['vi', 'en', 'de'] as const;
const widths = [360, 768, 1366, 1920] as const;
const screens = [
  { at: '/about', isMember: false },
  { at: '/about/partner', isMember: false },
  { at: '/auth/login', isMember: false },
  { at: '/404', isMember: false },
  { at: '/server-error', isMember: false },
  { at: '/', isMember: true },
  { at: '/technical/HPG', isMember: true },
  { at: '/technical/HPGG', isMember: true },
] as const;

describe.each(themes)('in the %s theme', (theme) => {
  it('axe finds nothing on any screen', async () => {
    const page = await visit({ at: '/auth/login', theme, lng: 'vi' });
    const found = [];
    for (const { at, isMember } of screens) {
      await open(page, at, isMember);
      found.push(...(await violations(page)).map((violation) => `${at}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});

describe.each(languages)('in %s', (lng) => {
  it('nothing overflows or is cut at any width, and no text is missing', async () => {
    const page = await visit({ at: '/auth/login', lng });
    const troubles = [];
    for (const { at, isMember } of screens) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await open(page, at, isMember);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        troubles.push(...(await misfits(page)).map((misfit) => `${at} at ${width}: ${misfit}`));
      }
    }
    expect(troubles).toEqual([]);
  });
});

/** Opens a screen and waits until it has what it will show. */
async function open(page: Page, at: string, isMember: boolean) {
  const isIn = await page.evaluate(() => localStorage.getItem('accessToken') !== null);
  if (isMember && !isIn) {
    await page.goto(new URL('/auth/login', page.url()).href);
    await signIn(page);
  }
  await page.goto(new URL(at, page.url()).href);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (at === '/technical/HPG') await page.locator('[data-painted=HPG]').waitFor();
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] };
    const results = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary.slice(0, 200)}`),
    );
  });
}

/** Sideways overflow, text cut where it may not be, keys without words, and words that are not for people. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!text || element.closest('.visually-hidden, .skip-link, svg, canvas, option')) continue;
      const { overflowX, textOverflow, display, visibility, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') continue;
      if (display === 'none' || visibility === 'hidden' || element.offsetParent === null) continue;
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis') {
        found.push(`"${element.textContent?.slice(0, 40)}" is cut`);
      }
      if (
        element.scrollHeight > element.clientHeight + 3 &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis'
      ) {
        const { webkitLineClamp } = getComputedStyle(element);
        if (webkitLineClamp === 'none') found.push(`"${element.textContent?.slice(0, 40)}" is cut below`);
      }
    }
    const words = document.body.innerText;
    for (const bad of [
      /\b(undefined|NaN|Invalid Date|\[object)/,
      /\{\{/,
      /\b[a-z]+\.[a-z]+[A-Z]\w+\b/,
      /Ã|á»|Æ°|\uFFFD/,
    ]) {
      const match = bad.exec(words);
      if (match) found.push(`says ${match[0]}`);
    }
    return found;
  });
}
