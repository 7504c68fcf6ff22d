import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the symbol's candles are on screen: the region says so, and its canvas is not blank. */
export async function painted(page: Page, symbol: string): Promise<string> {
  const chart = page.locator(`section[data-painted="${symbol}"]`);
  await chart.locator('canvas').first().waitFor();
  const colours = await chart.locator('canvas').evaluateAll((all) =>
    Math.max(
      ...all.map((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        if (width === 0 || height === 0) return 0;
        const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
        return new Set(new Uint32Array(data.buffer)).size;
      }),
    ),
  );
  expect(colours).toBeGreaterThan(3);
  return symbol;
}
