import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Has every page that is opened from now on add up how far it moves by itself. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the open page so far, once what has changed is painted. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const { seen } = globalThis as unknown as { seen: { shift: number } };
        requestAnimationFrame(() => requestAnimationFrame(() => done(seen.shift)));
      }),
  );
}
