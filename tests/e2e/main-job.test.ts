import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { INITIAL } from '../../mock-server/saved-state.shape';
import { startApi } from '../../scripts/api/server';
import { painted } from '../support/browser/painted';
import { openHome as openAnyHome, openPage as openAny, signIn } from '../support/browser/open-page';
import { settled } from '../support/browser/screens';
import { answerProblems, requestProblems } from '../support/contract/problems';
import { NOW } from '../support/mock-server/backend';

const isFull = inject('isFull');

/** The demo, and in the large run the one built without the plugins that only save bytes or time. */
const demos = [
  { build: 'demo', site: inject('demo') },
  ...(isFull ? [{ build: 'plain demo', site: inject('plainDemo') }] : []),
];

/** The production build on the port of the mock backend, where each request and response is compared with openapi.yaml. */
async function startProduction() {
  const { url: site, mock, close } = await startApi({ now: () => NOW, files: inject('production') });
  const problems: string[] = [];
  mock.onResponse(({ method, url, requestHeaders, requestBody }, { status, headers, body }) => {
    const type = headers['Content-Type'] ?? '';
    problems.push(
      ...requestProblems({ method, url, headers: requestHeaders, body: requestBody }),
      ...answerProblems({ method, url, status, type, body: typeof body === 'string' ? body : '' }),
    );
  });
  onTestFinished(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return site;
}

const builds = [
  ...demos.map(({ build, site }) => ({ build, start: async () => site })),
  ...(isFull ? [{ build: 'production build beside the mock backend', start: startProduction }] : []),
];

describe.each(builds)('an investor on the $build', ({ start }) => {
  const openPage = async (how: { at: string }) => openAny({ ...how, site: await start() });
  const openHome = async () => openAnyHome({ site: await start() });

  it('signs in, reads the market, and walks the watchlist through painted charts', async () => {
    const page = await openPage({ at: '/' });
    await page.waitForURL('**/about');
    await signIn(page);
    for (const name of ['Market pulse', 'Recommended stocks', 'News', 'Watchlist']) {
      await page.getByRole('region', { name, exact: true }).waitFor();
    }
    const rows = page.getByRole('region', { name: 'Watchlist' }).locator('tbody tr[data-symbol]');
    const symbols = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-symbol')!));
    expect(symbols.length).toBeGreaterThanOrEqual(10);
    expect(await rows.first().getAttribute('aria-selected')).toBe('true');

    await rows.first().click();
    const walked = [await painted(page, symbols[0]!)];
    for (const symbol of [...symbols.slice(1), symbols[0]!]) {
      await page.keyboard.press('ArrowDown');
      walked.push(await painted(page, symbol));
    }
    await page.keyboard.press('ArrowUp');
    walked.push(await painted(page, symbols.at(-1)!));

    expect(walked).toEqual([...symbols, symbols[0], symbols.at(-1)]);
    expect(await page.locator('h1').innerText()).toContain(symbols.at(-1));
    expect(await page.locator('tr[aria-selected=true]').getAttribute('data-symbol')).toBe(symbols.at(-1));
  });

  it.runIf(isFull)('goes back behind a run of arrow presses in one step', async () => {
    const page = await openHome();
    const rows = page.getByRole('region', { name: 'Watchlist' }).locator('tbody tr[data-symbol]');
    const symbols = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-symbol')!));
    await rows.nth(1).click();
    await painted(page, symbols[1]!);

    for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
    await painted(page, symbols[6]!);
    await page.goBack();

    await painted(page, symbols[1]!);
    expect(new URL(page.url()).pathname).toBe(`/technical/${symbols[1]}`);
  });

  it('keeps the list as it was edited, and the login, over a reload', async () => {
    const page = await openHome();
    const panel = page.getByRole('region', { name: 'Watchlist' });
    await panel.getByRole('combobox', { name: 'Symbol' }).fill(' fpt ');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Symbol added successfully').waitFor();
    await panel.getByRole('button', { name: 'Delete HPG' }).click();
    await page.getByText('Symbol deleted successfully').waitFor();

    await page.reload();

    await panel.locator('tr[data-symbol=FPT]').waitFor();
    expect(await panel.locator('tr[data-symbol=HPG]').count()).toBe(0);
  });

  it.runIf(isFull).each(['', 'H'])(
    'opens the row that is pressed, also straight out of the symbol box that holds "%s"',
    async (typed) => {
      const page = await openHome();
      const panel = page.getByRole('region', { name: 'Watchlist' });
      // The suggestions cover the first rows.
      const row = panel.locator('tr[data-symbol]').last();
      await row.scrollIntoViewIfNeeded();
      const symbol = await row.getAttribute('data-symbol');
      await panel.getByRole('combobox', { name: 'Symbol' }).fill(typed);
      // What still comes above the row moves it.
      await settled(page);
      const { x, y } = (await row.locator('td').nth(1).boundingBox())!;

      await page.mouse.move(x + 5, y + 5);
      await page.mouse.down();
      if (typed) await panel.getByText('A symbol has 3 to 10 letters or digits').waitFor();
      await page.mouse.up();

      await page.waitForURL(`**/technical/${symbol}`);
    },
  );
});

describe.each(demos)('an investor on the $build', ({ site }) => {
  const openHome = () => openAnyHome({ site });

  it('gets one notice that the session ended, and is led back after signing in again', async () => {
    const page = await openHome();
    await page.goto(new URL('/technical/VNM?scenario=expired', page.url()).href);

    await page.waitForURL('**/auth/login');
    const notice = page.getByText('Session timeout, please login');
    await notice.first().waitFor();
    expect(await notice.count()).toBe(1);
    await signIn(page);

    await page.waitForURL('**/technical/VNM?scenario=expired');
    await painted(page, 'VNM');
  });

  it('leaves nothing of theirs in the browser after logging out', async () => {
    const page = await openHome();
    // Of somebody whose alerts have been evaluated, and some of them saved as fired.
    await page.waitForFunction(() => localStorage.getItem('watchedUntil') !== null);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();

    await page.waitForURL('**/about');

    const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    expect(Object.keys(stored).sort()).toEqual(['lng', 'nhip.mock', 'theme', 'watchedUntil']);
    // Until when the alerts of somebody, by their id, were evaluated: of each symbol.
    expect(stored['watchedUntil']).toMatch(/^\{"1":\{("[A-Z0-9]+":\d+,?)+\}\}$/);
    // The demo's server lives in the browser: it knows that a session began and ended, and holds the key to none.
    const { desks, ...state } = JSON.parse(stored['nhip.mock']!) as { desks: object };
    expect(state).toEqual({ ...INITIAL, begun: 1, ended: ['1.1'] });
    expect(Object.keys(desks)).toEqual(['1']);
  });
});
