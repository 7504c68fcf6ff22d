import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  // It stays in the document while the app navigates within it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    type AxeResults = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] };
    // Axe cannot tell that what the bars at the edges cover is scrolled from beneath them.
    const bars = [...document.querySelectorAll<HTMLElement>('header, [data-sheet=peek], nav')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position),
    );
    for (const bar of bars) bar.style.position = 'static';
    const results = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    for (const bar of bars) bar.style.position = '';
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary.slice(0, 200)}`),
    );
  });
}
