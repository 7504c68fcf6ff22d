import { describe, expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { violations } from '../support/browser/violations';
import { openHome, openPage } from '../support/browser/open-page';

const widths = [360, 568, 768, 992, 1280, 1920] as const;
const looks = [
  { lng: 'vi', theme: 'dark' },
  { lng: 'vi', theme: 'light' },
  { lng: 'en', theme: 'dark' },
  { lng: 'en', theme: 'light' },
  { lng: 'de', theme: 'dark' },
  { lng: 'de', theme: 'light' },
] as const;

async function enter(look: Parameters<typeof openPage>[0]) {
  const page = await openHome(look);
  await page.locator('header [role=combobox]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  return page;
}

describe.each(looks)('in $lng and $theme', (look) => {
  it('the search and the list of shortcuts fit at every width, and axe finds nothing', async () => {
    const page = await enter(look);
    const problems: string[] = [];
    const check = async (what: string, part?: string) => {
      for (const problem of [...(await layoutViolations(page)), ...(await violations(page, part))]) {
        problems.push(`${what}: ${problem}`);
      }
    };
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.keyboard.press('/');
      await page.keyboard.type('v');
      await page.locator('header mark').first().waitFor();
      // The page beneath it is covered in part until it closes.
      await check(`the search at ${width}`, 'header');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
      await check(`the shortcuts at ${width}`);
      await page.keyboard.press('Escape');
    }

    expect(problems).toEqual([]);
  });
});

it('the full screen is entered by its button, and left as the browser leaves it', async () => {
  const page = await enter({ lng: 'en' });
  const button = page.getByRole('button', { name: 'Full screen' });

  await button.click();
  await page.locator('header [aria-pressed=true]').waitFor();
  await page.evaluate(() => document.exitFullscreen());

  await page.locator('header [aria-pressed=false]').waitFor();
});

it('the header and the panels take the columns of the width', async () => {
  const page = await enter({ lng: 'vi' });
  const edges = () =>
    page.evaluate(async () => {
      // A width is reported in one frame, and the layout follows in the next.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const edge = (selector: string) => {
        const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      return {
        header: edge('header'),
        sample: edge('header .sample-tag'),
        menu: edge('header [popovertarget]:last-of-type'),
        signals: edge('main .stack .stack > :nth-child(1)'),
        news: edge('main .stack .stack > :nth-child(2)'),
        watchlist: edge('main .columns > :nth-child(2)'),
      };
    });
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return edges();
  };

  const [phone, tablet, desktop, big] = [await at(360), await at(768), await at(1366), await at(1920)];

  // One line at any width, the tag beneath the time on a phone.
  expect([phone.header, tablet.header].map(({ top, bottom }) => bottom - top)).toEqual([52, 56]);
  expect([phone.sample.right < phone.menu.left, tablet.sample.right < tablet.menu.left]).toEqual([
    true,
    true,
  ]);
  // The header's side column is the page's.
  for (const wide of [desktop, big]) expect(Math.abs(wide.sample.left - wide.watchlist.left)).toBeLessThan(1);
  // News beneath the signals, beside them on a big screen.
  expect([desktop.news.left === desktop.signals.left, big.news.top === big.signals.top]).toEqual([
    true,
    true,
  ]);
  expect(big.signals.right < big.news.left && big.news.right < big.watchlist.left).toBe(true);
});

it('a press on the sign opens the search on a phone, and the cross closes it', async () => {
  const page = await enter({ lng: 'en', width: 360, hasTouch: true });

  await page.locator('header label:has(svg)').tap();
  await page.getByRole('combobox', { name: 'Search' }).fill('hoa phat');
  await page.getByRole('option', { name: /HPG/ }).waitFor();
  await page.getByRole('button', { name: 'Close search' }).tap();

  await page.getByRole('listbox').waitFor({ state: 'detached' });
});
