import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHome } from '../support/browser/open-page';

const kinds = (page: Page) =>
  page.locator('tr:has(a[href*="signal="]) > :is(td:nth-child(2), td:nth-child(3)) > :has(> svg)');

describe.each(['vi', 'en', 'de'] as const)('the kind of a signal in %s', (lng) => {
  it('takes one line at every width, in the list and in its results', async () => {
    const page = await openHome({ lng });
    const wrapped: string[] = [];
    for (const at of ['/', '/?signals=results']) {
      await page.goto(new URL(at, page.url()).href);
      await kinds(page).first().waitFor({ state: 'attached' });
      for (const width of [320, 360, 390, 768, 1100, 1366, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const problems = await kinds(page).evaluateAll(async (all) => {
          // A width is reported in one frame, and the layout follows in the next.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return all.flatMap((chip) => {
            const range = document.createRange();
            range.selectNodeContents(chip.lastChild!);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            const { right } = chip.parentElement!.getBoundingClientRect();
            const isCut = range.getBoundingClientRect().right > right + 1;
            return lines.size > 1 || isCut ? [`${chip.textContent} in ${lines.size} lines`] : [];
          });
        });
        wrapped.push(...problems.map((problem) => `${at} at ${width}: ${problem}`));
      }
    }
    expect(wrapped).toEqual([]);
  });
});

describe('the explanation of a signal that is opened from its row', () => {
  it.each([
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ])('is in view at $width px with symbol and price, and the crosshair stands on its day', async (size) => {
    const page = await openHome(size);
    const chip = page.locator('tr[data-symbol] a[href*="signal="]').nth(3);
    const day = /\d{4}-\d{2}-\d{2}/.exec((await chip.getAttribute('href'))!)![0];
    await chip.click();

    const region = page.getByRole('region', { name: 'Why this signal' });
    await region.locator('h3').first().waitFor();
    await page.locator(`#chart[data-painted] time[datetime="${day}"]`).first().waitFor();
    await page.waitForFunction((height) => {
      const { top } = document.querySelector('[aria-label="Why this signal"]')!.getBoundingClientRect();
      return top >= 0 && top < height * 0.7;
    }, size.height);
    const heading = region.locator('h2');
    expect(await heading.innerText()).toContain(`${day.slice(8)}/${day.slice(5, 7)}`);
    expect(await heading.innerText()).toMatch(/^[A-Z\d]{3,}\s+\d+\.\d\d/);

    // Down to its end the head stays in view.
    await region.locator('footer').scrollIntoViewIfNeeded();
    const isOnTop = await heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});
