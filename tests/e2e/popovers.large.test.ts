import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser/open-page';
import { openScreen } from '../support/browser/screens';

const popovers = [
  { at: '/desk', button: 'More actions' },
  { at: '/desk', button: 'Capital and risk' },
  { at: '/', button: 'Sectors of the day' },
];

describe('what a button opens near the right end of the window', () => {
  it.each(popovers)('lies within it, no text cut: $button', async ({ at, button }) => {
    const page = await openPage({ width: 1366, height: 768 });
    await openScreen(page, at, true);

    await page.getByRole('button', { name: button }).click();

    const opened = page.locator('.popover:popover-open');
    await opened.waitFor();
    const box = (await opened.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1366);
    const cut = await opened.evaluate((popover) =>
      [popover, ...popover.querySelectorAll('button, th, td, label')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});
