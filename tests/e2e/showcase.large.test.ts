import { describe, expect, it } from 'vitest';
import { showcaseRoutes } from '../../src/showcase/routes';
import { layoutViolations } from '../support/browser/layout-violations';
import { openHome, openPage } from '../support/browser/open-page';
import { openScreen, resize } from '../support/browser/screens';
import { violations } from '../support/browser/violations';

const paths = showcaseRoutes.map(({ path }) => path);
const widths = [360, 568, 768, 992, 1366, 1920];
const looks = [
  { theme: 'dark', lng: 'vi', width: 1366 },
  { theme: 'light', lng: 'en', width: 768 },
  { theme: 'light', lng: 'de', width: 360 },
  { theme: 'dark', lng: 'en', width: 360 },
] as const;
const languages = ['vi', 'en', 'de'] as const;

// Every page fails its test with an error in its console, a violation of the policy or a request to a foreign host.
describe('every page of the showcase', () => {
  // All of them take ten minutes; the promise is tried in one look and one language.
  for (const [i, look] of looks.entries()) {
    it(
      `has nothing for axe in ${look.theme} and ${look.lng}, ${look.width} px wide`,
      { timeout: 480_000, tags: i === 0 ? ['P13'] : [] },
      async () => {
        const page = await openPage({ at: '/auth/login', ...look });
        const found = [];
        for (const at of paths) {
          await openScreen(page, at, true);
          found.push(...(await violations(page)).map((violation) => `${at}: ${violation}`));
        }
        expect(found).toEqual([]);
      },
    );
  }

  for (const [i, lng] of languages.entries()) {
    it(
      `fits into every width and misses no text in ${lng}`,
      { timeout: 480_000, tags: i === 0 ? ['P13'] : [] },
      async () => {
        const page = await openPage({ at: '/auth/login', lng });
        const problems = [];
        for (const at of paths) {
          await openScreen(page, at, true);
          for (const width of widths) {
            await resize(page, width);
            problems.push(
              ...(await layoutViolations(page)).map((violation) => `${at} at ${width}: ${violation}`),
            );
          }
        }
        expect(problems).toEqual([]);
      },
    );
  }
});

it('the states of the position on the chart are a plan, shares that are held, and none', async () => {
  const page = await openHome();
  const positionIn = async (id: string) => {
    await page.goto(new URL(`/ui-components/states#${id}`, page.url()).href);
    const chart = page.locator(`#${id} #chart[data-painted]`);
    await chart.waitFor();
    return chart;
  };
  const shares = async (id: string) => {
    const chart = await positionIn(id);
    const head = chart.locator('[data-part=head]');
    // Until its box is placed it is hidden.
    await head.waitFor();
    return [await chart.getAttribute('data-position'), await head.innerText()];
  };

  expect(await shares('panel-position')).toEqual([
    expect.stringMatching(/^[\d.]+ [\d.]+ [\d.]+$/),
    expect.stringContaining('lost at the stop'),
  ]);
  expect(await shares('panel-position-held')).toEqual([
    expect.stringMatching(/^96\.\d+ 91\.5 104$/),
    expect.stringContaining('1,000 shares held'),
  ]);
  const none = await positionIn('panel-position-none');
  // Loaded in the same idle moment.
  await none.locator('[aria-label="Horizontal line"]').waitFor({ state: 'attached' });
  expect(await none.getAttribute('data-position')).toBeNull();
});
