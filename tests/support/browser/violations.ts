import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it stands, or with a part of it that lies over the rest. */
export async function violations(page: Page, part = ':root'): Promise<string[]> {
  // It stays in the document while the app navigates within it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as {
      axe: { run: (context: string, options: object) => Promise<AxeResults> };
    };
    type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] };
    // Axe cannot tell that what the bars at the edges cover is scrolled from beneath them.
    const bars = [...document.querySelectorAll<HTMLElement>('header, [data-sheet=peek], nav')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position),
    );
    for (const bar of bars) bar.style.position = 'static';
    const results = await axe.run(part, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    for (const bar of bars) bar.style.position = '';
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary.slice(0, 200)}`),
    );
  }, part);
}
