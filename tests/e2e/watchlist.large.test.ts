import { expect, it } from 'vitest';
import { openHome } from '../support/browser/open-page';

it.each([1024, 1366, 1920])('ends a name before the bell of its row, in a window of %i px', async (width) => {
  const page = await openHome({ width });
  await page.getByRole('region', { name: 'Watchlist' }).locator('tr[data-symbol] a').first().click();
  const row = page
    .getByRole('region', { name: 'Watchlist' })
    .locator('tr[aria-selected=true]')
    .filter({ has: page.getByRole('button', { name: /^Alert on/ }) });
  await row.waitFor();

  const { name, bell, height } = await row.evaluate((element) => {
    const cell = element.querySelectorAll('td')[1]!;
    const button = cell.querySelector('button')!.getBoundingClientRect();
    return {
      name: cell.getBoundingClientRect().right - parseFloat(getComputedStyle(cell).paddingRight),
      bell: { left: button.left, size: Math.min(button.width, button.height) },
      height: element.getBoundingClientRect().height,
    };
  });
  expect(name).toBeLessThanOrEqual(bell.left);
  expect(bell.size).toBeGreaterThanOrEqual(24);
  expect(height).toBe(
    await page
      .getByRole('region', { name: 'Watchlist' })
      .locator('tr[data-symbol][aria-selected=false]')
      .first()
      .evaluate((other) => other.getBoundingClientRect().height),
  );
});
