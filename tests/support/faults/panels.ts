import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { region } from '../browser/product';
import { words } from '../texts';
import { candlesOf } from '../rest-server/candles';

/** The panels of the main job: the names of their regions, and what each shows when all is well. */
const panels = {
  pulse: { name: 'Market pulse', content: words('pulse.unavailable') },
  signals: { name: 'Recommended stocks', content: 'HPG' },
  news: { name: 'News', content: 'Lịch nghỉ lễ Quốc khánh 2/9' },
  watchlist: { name: 'Watchlist', content: 'Vinamilk' },
  quote: { name: 'Last price', content: candlesOf('VNM').at(-1)!.low.toFixed(2) },
  chart: { name: 'Chart', content: null },
} as const;

export type Panel = keyof typeof panels;

/** Waits until every one of these panels shows each of these texts. */
export async function expectTexts(page: Page, texts: Partial<Record<Panel, readonly string[]>>) {
  const expected = Object.entries(texts).flatMap(([panel, lines]) =>
    lines.map((text) => ({ region: panels[panel as Panel].name, text })),
  );
  await eventually(() => missingIn(page, expected));
}

/** Waits until these panels show what they show when all is well. */
export async function expectAlive(page: Page, alive: readonly Panel[]) {
  const expected = alive.map((panel) => ({ region: panels[panel].name, text: panels[panel].content }));
  await eventually(() => missingIn(page, expected));
}

export function retryOf(page: Page, panel: Panel) {
  return region(page, panels[panel].name).getByRole('button', { name: words('common.retry') });
}

/** Presses the retry of a panel, which then goes; the focus stays with the panel. */
export async function retry(page: Page, panel: Panel) {
  const { name } = panels[panel];
  const button = retryOf(page, panel);
  await button.press('Enter');
  await eventually(async () => ((await button.count()) === 0 ? [] : ['the retry is still there']));
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe(name);
}

async function eventually(problems: () => Promise<unknown>) {
  await expect.poll(problems, { interval: 20 }).toEqual([]);
}

/** The panels that lack a text of theirs; a picture without text is painted candles. */
function missingIn(page: Page, expected: readonly { region: string; text: string | null }[]) {
  return page.evaluate((signs) => {
    const isSeen = (element: Element | null | undefined) => element?.checkVisibility() === true;
    return signs.filter(({ region, text }) => {
      const panel = document.querySelector(`section[aria-label="${region}"]`);
      if (text === null)
        return !isSeen(panel?.matches('[data-painted=VNM]') ? panel.querySelector('canvas') : null);
      return ![...(panel?.querySelectorAll('*') ?? [])].some(
        (element) => element.textContent?.trim() === text && isSeen(element),
      );
    });
  }, expected);
}
