import type { Page } from 'playwright-core';

declare global {
  var shifted: number | undefined;
}

/** Has every page that is opened from now on add up how far it moves by itself. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        globalThis.shifted! += hadRecentInput ? 0 : value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the open page so far, once what has changed is painted. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(globalThis.shifted ?? Number.NaN)));
      }),
  );
}
