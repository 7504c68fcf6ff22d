import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { painted } from '../support/browser/painted';
import { region } from '../support/browser/product';
import { violations } from '../support/browser/violations';
import { openHome, openPage } from '../support/browser/open-page';
import { layoutViolations } from '../support/browser/layout-violations';

const SIGNAL = /signal=buy_\w+\.\d{4}-\d\d-\d\d/;

async function open(search: string, look: Parameters<typeof openPage>[0] = {}) {
  const page = await openHome(look);
  await page.goto(new URL(`/technical/HPG${search}`, page.url()).href);
  await painted(page, 'HPG');
  return page;
}

const searchOf = (page: Page) => new URL(page.url()).search;

it('the keyboard finds a signal, opens its evidence, and Down takes the chart as it is set to the next symbol', async () => {
  const page = await open('?range=5Y&show=sma20,volume');
  const bars = page.getByRole('application', { name: 'Bars of HPG' });

  const read = page.locator('section[data-painted] [aria-live=polite]', { hasText: 'Signal:' });
  // The signals are found after the bars are painted.
  const toSignal = async () => {
    await bars.press('Shift+ArrowLeft');
    await read.first().waitFor({ state: 'attached', timeout: 2_000 });
  };
  await vi.waitFor(toSignal, { timeout: 30_000, interval: 0 });
  await bars.press('Enter');
  await page.waitForURL(SIGNAL);
  await page.locator('#chart dl', { hasText: 'Stop' }).waitFor();

  // The same address shows the same again.
  await page.reload();
  await painted(page, 'HPG');
  await page.locator('#chart dl', { hasText: 'Stop' }).waitFor();

  await bars.press('ArrowDown');
  await page.waitForURL(/technical\/(?!HPG)/);
  expect(searchOf(page)).toBe('?range=5Y&show=sma20,volume');
});

it('a press on an arrow below a bar opens its signal, which was found beside the page', async () => {
  const page = await open('?range=1Y&show=');
  const { x, y } = await arrowIn(page);

  await page.mouse.click(x, y);
  await page.waitForURL(SIGNAL);

  await page.locator('#chart dl', { hasText: 'Stop' }).waitFor();
  await region(page, 'Why this signal').locator('[aria-live]', { hasText: /\d/ }).waitFor();
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringContaining('signal-history.worker'),
  ]);
});

it('a logarithmic scale is that of the prices alone', async () => {
  const page = await open('?range=1Y&show=volume,macd&log=1');
  const lowerHalf = async () => {
    const { x, y, width, height } = (await region(page, 'Chart')
      .getByRole('img', { name: 'Chart HPG' })
      .boundingBox())!;
    await page.mouse.move(0, 0);
    const picture = await page.screenshot({
      fullPage: true,
      clip: { x, y: y + 0.72 * height, width, height: 0.24 * height },
    });
    return picture.toString('base64');
  };
  const beside = await lowerHalf();

  await page.goto(new URL('/technical/HPG?range=1Y&show=volume,macd', page.url()).href);
  await painted(page, 'HPG');

  expect((await lowerHalf()) === beside).toBe(true);
});

it.each([
  { lng: 'vi', theme: 'dark', width: 1366, choices: 'Chỉ báo' },
  { lng: 'de', theme: 'light', width: 360, choices: 'Indikatoren' },
] as const)('everything chosen, listed and compared fits: $lng, $width', async ({ choices, ...look }) => {
  const page = await open(
    '?resolution=W&show=sma20,sma50,sma150,sma200,ema20,bollinger,volume,rsi,macd&vs=VNINDEX',
    look,
  );
  const problems: string[] = [];
  const check = async (what: string) => {
    for (const problem of [...(await layoutViolations(page)), ...(await violations(page))]) {
      problems.push(`${what}: ${problem}`);
    }
  };

  await check('the chart');
  if (look.width < 768)
    await page.locator('#chart').getByRole('button', { name: 'Diagramm einstellen' }).click();
  await page.locator('#chart').getByRole('button', { name: choices }).click();
  await page.locator('#chart [popover] fieldset >> nth=0').waitFor();
  // On a phone they lie over what axe takes for being over them.
  if (look.width > 767) await check('the choices');
  else problems.push(...(await layoutViolations(page)));
  await page.keyboard.press('Escape');
  await page.locator('#chart button[aria-haspopup]').click();
  await page.locator('dialog table').waitFor();
  problems.push(...(await violations(page)));
  const cells = page.locator('dialog table :is(th, td)');
  const cut = await cells.evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent),
  );
  problems.push(...cut.map((text) => `the table cuts ${text}`));

  expect(problems).toEqual([]);
});

it.each(['vi', 'en', 'de'] as const)('the controls are one line from 1366 px on, in %s', async (lng) => {
  const page = await open('', { lng, width: 1366 });
  const buttons = page.locator('#chart > div').first().locator('button:visible');
  /** How many there are, once those that come when the page is idle have come, and how far their middles are apart. */
  const seen = () =>
    buttons.evaluateAll((all) => {
      const middles = all
        .map((button) => button.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
      return { count: all.length, apart: Math.max(...middles) - Math.min(...middles) };
    });
  await page.waitForLoadState('networkidle');

  for (const width of [1366, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await seen()).count).toBeGreaterThan(15);
    expect([width, (await seen()).apart < 2]).toEqual([width, true]);
  }
});

it('the picture and the file have what is on the screen, panes and all', async () => {
  const page = await open('?resolution=M&show=rsi,macd');

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

/** Where an arrow is, once there is one: nothing else in its colour is so high. */
async function arrowIn(page: Page) {
  const found = await page.waitForFunction(() => {
    const style = getComputedStyle(document.documentElement);
    const colour = style.getPropertyValue('--primary-text').trim().slice(1);
    const [red, green, blue] = [0, 2, 4].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('#chart [role=img] canvas')) {
      const { width, height } = canvas;
      if (width === 0 || height === 0) continue;
      const { left, top } = canvas.getBoundingClientRect();
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
      const isBlue = (x: number, y: number) => {
        const i = 4 * (y * width + x);
        return data[i] === red && data[i + 1] === green && data[i + 2] === blue && data[i + 3] === 255;
      };
      for (let y = 0; y < height - 6; y += 1) {
        for (let x = 0; x < width; x += 1) {
          if (![0, 2, 4, 6].every((down) => isBlue(x, y + down))) continue;
          const place = { x: left + x, y: top + y + 3 };
          // What moves the stop and the target of a position lies over the arrows of its bars.
          const seen = document.elementFromPoint(place.x, place.y);
          if (!seen?.closest('[role=slider]')) return place;
        }
      }
    }
    return null;
  });
  return (await found.jsonValue())!;
}
