import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { misfits } from './misfits';
import { painted } from './painted';
import { region } from './product';
import { violations } from './violations';
import { signIn, visit } from './visit';

const SIGNAL = /signal=buy_\w+\.\d{4}-\d\d-\d\d/;

async function open(search: string, look: Parameters<typeof visit>[0] = {}) {
  const page = await visit({ at: '/auth/login', ...look });
  await signIn(page);
  await page.goto(new URL(`/technical/HPG${search}`, page.url()).href);
  await painted(page, 'HPG');
  return page;
}

const searchOf = (page: Page) => new URL(page.url()).search;
const legend = (page: Page) => page.locator('.chart-legend').textContent();

it('the keyboard finds a signal, opens its evidence, and Down takes the chart as it is set to the next symbol', async () => {
  const page = await open('?range=5Y&show=sma20,volume');
  const bars = page.getByRole('application', { name: 'Bars of HPG' });

  await bars.press('Shift+ArrowLeft');
  const read = page.locator('section[data-painted] [aria-live=polite]');
  await read.filter({ hasText: 'Signal:' }).waitFor({ state: 'attached' });
  await bars.press('Enter');
  await page.waitForURL(SIGNAL);
  expect(await legend(page)).toContain('Wrong below');

  // The same address tells the same again.
  await page.reload();
  await painted(page, 'HPG');
  await page.locator('.chart-legend', { hasText: 'Wrong below' }).waitFor();

  await bars.press('ArrowDown');
  await page.waitForURL(/technical\/(?!HPG)/);
  expect(searchOf(page)).toBe('?range=5Y&show=sma20,volume');
});

it('a press on the arrow below a bar opens its signal', async () => {
  const page = await open('?range=1Y');
  const bars = page.getByRole('application', { name: 'Bars of HPG' });
  const box = (await page.locator('.chart-canvas').boundingBox())!;

  await bars.press('Shift+ArrowLeft');
  await bars.press('Enter');
  await page.waitForURL(SIGNAL);
  const opened = searchOf(page);
  const place = await arrowIn(page);
  await page.mouse.click(box.x + place.x, box.y + place.y);
  await page.waitForURL((url) => !SIGNAL.test(url.search));
  await page.mouse.click(box.x + place.x, box.y + place.y);
  await page.waitForURL(SIGNAL);

  expect(searchOf(page)).toBe(opened);
});

it.each([
  { lng: 'vi', theme: 'dark', width: 1366 },
  { lng: 'de', theme: 'light', width: 360 },
] as const)('everything chosen, listed and compared fits: $lng, $width', async (look) => {
  const page = await open(
    '?d=W&show=sma20,sma50,sma150,sma200,ema20,bollinger,volume,rsi,macd&vs=VNINDEX',
    look,
  );
  const troubles: string[] = [];
  const check = async (what: string) => {
    for (const trouble of [...(await misfits(page)), ...(await violations(page))]) {
      troubles.push(`${what}: ${trouble}`);
    }
  };

  await check('the chart');
  await page.locator('.chart-controls button[aria-expanded]').click();
  await page.locator('.chart-choices').waitFor();
  await check('the choices');
  await page.keyboard.press('Escape');
  await page.locator('.chart-controls button[aria-haspopup]').click();
  await page.locator('.chart-table').waitFor();
  await check('the table');

  expect(troubles).toEqual([]);
});

it('the picture and the file have what is on the screen, panes and all', async () => {
  const page = await open('?d=M&show=rsi,macd');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    region(page, 'Chart').getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    region(page, 'Chart').getByRole('button', { name: 'Download PNG' }).click(),
  ]);

  expect([csv.suggestedFilename(), png.suggestedFilename()]).toEqual([
    'nhip-candles-hpg-month-2026-08-27.csv',
    'nhip-chart-hpg-2026-08-27.png',
  ]);
});

/** Where the chosen signal's arrow is: the crosshair of the keyboard stands on its bar, and the pointer tells the rest. */
async function arrowIn(page: Page) {
  return page.locator('.chart-canvas').evaluate(async (chart) => {
    const canvas = chart.querySelector('canvas')!;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const next = () => new Promise((done) => requestAnimationFrame(done));
    for (let x = width - 8; x > 0; x -= 12) {
      for (let y = 60; y < height; y += 16) {
        const place = { clientX: left + x, clientY: top + y, bubbles: true };
        document.elementFromPoint(left + x, top + y)?.dispatchEvent(new MouseEvent('mousemove', place));
        if (getComputedStyle(document.elementFromPoint(left + x, top + y)!).cursor === 'pointer') {
          const box = chart.getBoundingClientRect();
          return { x: left + x - box.left, y: top + y - box.top };
        }
      }
      await next();
    }
    throw new Error('No arrow');
  });
}
