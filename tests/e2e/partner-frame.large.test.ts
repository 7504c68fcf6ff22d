import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { an } from '../support/rest-server/people';
import { buildApp } from '../support/browser/build';
import { painted as drawn } from '../support/browser/painted';
import { chart, openTechnical, painted, startPartner, type Partner } from '../support/browser/partner';
import { words } from '../support/texts';
import { tried } from '../support/tried';

const symbols = an.lists[0]!.symbols;
const [first, second] = symbols as [string, string];

let partner: Partner;
let build: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  partner = await startPartner();
  build = await buildApp('production', {
    VITE_CHART_EMBED_URL: `${partner.origin}/chart?symbol={symbol}&theme={theme}&lang={lang}`,
    VITE_PARTNER_NAME: 'Biểu Đồ Việt',
  });
});

afterAll(async () => {
  await partner.close();
  await build.remove();
});

const open = (html: string | null, how: Partial<Parameters<typeof openTechnical>[0]> = {}) => {
  partner.show(html);
  return openTechnical({ files: build.folder, partner, symbol: first, ...how });
};

const script = (code: string) => `<!doctype html><title>Chart</title><script>${code}</script>`;
const plain = '<!doctype html><title>Chart</title><button>Zoom</button><input aria-label="Study">';
const speaking = script(`
  const send = (message) => parent.postMessage(message, '*');
  const received = [];
  addEventListener('message', ({ data }) => {
    received.push(data);
    document.title = JSON.stringify(received);
    if (data.type === 'setSymbol') setTimeout(() => send({ type: 'symbolChanged', symbol: data.symbol }), 50);
  });
  send({ type: 'ready' });
`);

const path = (page: Page) => new URL(page.url()).pathname;
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const name = element.textContent || (element.getAttribute('aria-label') ?? '');
    return [element.tagName, name.slice(0, 20)].join(' ').trim();
  });

/** The same, with the element inside the frame that has it. */
const focusedInside = async (page: Page) => {
  const inFrames = page.frames().map((frame) => frame.evaluate(() => document.activeElement?.tagName));
  return [await focused(page), ...(await Promise.all(inFrames))].join(' ');
};

/** Runs in the page: a run of presses, which a busy machine would draw out if each came from here. */
function pressAtOnce({ key, times }: { key: string; times: number }) {
  for (let press = 0; press < times; press += 1)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe("a partner's chart", () => {
  it('is walked by the arrow keys, one request and no history entry for a run of them', async () => {
    const { page } = await open(plain);
    await painted(page, first);
    const entries = await page.evaluate(() => history.length);

    await page.evaluate(pressAtOnce, { key: 'ArrowDown', times: 6 });
    await painted(page, symbols[6]!);
    await page.evaluate(pressAtOnce, { key: 'ArrowUp', times: 3 });
    await painted(page, symbols[3]!);

    expect(partner.requests()).toEqual([first, symbols[6], symbols[3]].map((symbol) => `${symbol} dark en`));
    expect(
      partner.headers().map(({ referer, cookie, authorization }) => [referer, cookie, authorization]),
    ).toEqual(Array.from({ length: 3 }, () => [undefined, undefined, undefined]));
    expect([path(page), await page.evaluate(() => history.length)]).toEqual([
      `/technical/${symbols[3]}`,
      entries + 1,
    ]);
    await page.goBack();
    await painted(page, first);
    expect(path(page)).toBe(`/technical/${first}`);
  });

  it('receives the next symbols where the page takes messages', async () => {
    const { page } = await open(speaking);
    await painted(page, first);

    await page.keyboard.press('ArrowDown');
    await painted(page, second);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText(words('settings.light'), { exact: true }).click();
    await page.keyboard.press('Escape');

    const received = [
      { type: 'setSymbol', symbol: second },
      { type: 'setTheme', theme: 'light' },
    ];
    await page.frames()[1]!.waitForFunction((all) => document.title === all, JSON.stringify(received));
    expect(partner.requests()).toEqual([`${first} dark en`]);
  });

  it('gives way to our own after eight seconds without a load, and comes back on a retry', async () => {
    const { page } = await open(null, { hasClock: true });
    await chart(page).locator('iframe').waitFor({ state: 'attached' });

    // The clock goes on between two commands.
    await page.clock.fastForward(4_000);
    expect(await chart(page).locator('iframe').count()).toBe(1);
    await page.clock.fastForward(4_000);
    await drawn(page, first);
    await page.keyboard.press('ArrowDown');
    await drawn(page, second);
    partner.show(plain);
    await chart(page).getByRole('button', { name: 'Retry' }).click();
    await painted(page, second);

    expect([await focused(page), partner.requests()]).toEqual([`A ${second}`, [`${second} dark en`]]);
  });

  it('can be done without: a page that is refused loads like any other, and only a person sees it', async () => {
    const { page } = await open(plain);
    await page.route(`${partner.origin}/**`, (route) => route.abort('connectionrefused'));
    await page.keyboard.press('ArrowDown');
    await painted(page, second);

    await chart(page)
      .getByRole('button', { name: words('technical.useOwnChart') })
      .click();

    await drawn(page, second);
    expect(await focused(page)).toBe(`A ${second}`);
  });

  it.each([1366, 360])(
    'is as high as our own in every state, and nothing is cut, %i px wide',
    async (width) => {
      const { page } = await open(null, { width, hasClock: true, lng: 'vi', theme: 'light' });
      const region = page.locator('#chart');
      const height = async () => (await region.boundingBox())!.height;
      await region.locator('iframe').waitFor({ state: 'attached' });
      const heights: number[] = [];
      const problems: string[] = [];
      const examine = async () => {
        heights.push(await height());
        problems.push(...(await layoutViolations(page)));
      };
      await examine();

      partner.show(speaking);
      await page.reload();
      await painted(page, first);
      await examine();
      await region.locator('iframe').focus();
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await examine();
      await page
        .frames()[1]!
        .evaluate(() => parent.postMessage({ type: 'symbolChanged', symbol: 'E1VFVN30' }, '*'));
      await region.locator('a').waitFor();
      await examine();
      await page.frames()[1]!.evaluate(() => parent.postMessage({ type: 'error' }, '*'));
      await drawn(page, first);
      await examine();

      expect(heights).toEqual(heights.map(() => heights[0]));
      expect(problems).toEqual([]);
    },
  );
});

describe('the keyboard', () => {
  it('goes into the frame with a click, and back to the list by our button', async () => {
    const { page } = await open(plain);
    await painted(page, first);
    await page.frameLocator('iframe').getByLabel('Study').click();
    await chart(page).getByText(words('technical.keysInChart')).waitFor();
    await page.keyboard.type('rsi');
    const typed = await page.frameLocator('iframe').getByLabel('Study').inputValue();

    await chart(page)
      .getByRole('button', { name: words('technical.backToList') })
      .click();
    await page.keyboard.press('ArrowDown');
    await painted(page, second);

    expect([typed, await chart(page).getByText(words('technical.keysInChart')).count()]).toEqual(['rsi', 0]);
  });

  it('passes through the frame by Tab, both ways', async () => {
    const { page } = await open(plain);
    await painted(page, first);
    // What loads when idle adds buttons behind the frame.
    await page.waitForLoadState('networkidle');
    await chart(page)
      .getByRole('button', { name: words('technical.useOwnChart') })
      .focus();
    const way: string[] = [];

    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      const before = await focusedInside(page);
      await page.keyboard.press(key);
      // The focus comes to a page of another process a moment later.
      await expect.poll(() => focusedInside(page)).not.toBe(before);
      way.push(await focused(page));
    }

    expect(way.slice(0, 2)).toEqual(['IFRAME', 'IFRAME']);
    expect(way[2]).not.toBe('IFRAME');
    expect(way.slice(3, 5)).toEqual(['IFRAME', 'IFRAME']);
    expect(way.slice(5)).toEqual([
      `BUTTON ${words('technical.useOwnChart')}`,
      `BUTTON ${words('technical.backToList')}`,
    ]);
    expect(
      await chart(page)
        .getByRole('button', { name: words('technical.backToList') })
        .boundingBox(),
    ).toMatchObject({ height: 32 });
  });

  it('stays on the list when a page takes the focus while it loads', async () => {
    const { page } = await open(
      script(`
        addEventListener('blur', () => (document.title = 'focus taken back'));
        addEventListener('keydown', () => (document.title = 'keys'));
        focus();
      `),
    );
    const loaded = async (symbol: string) => {
      await painted(page, symbol);
      await page.frames()[1]!.waitForFunction(() => document.title === 'focus taken back');
    };

    await loaded(first);
    for (const symbol of symbols.slice(1, 4)) {
      await page.keyboard.press('ArrowDown');
      await loaded(symbol);
    }

    expect(path(page)).toBe(`/technical/${symbols[3]}`);
    expect(await focused(page)).toMatch(/^BODY/);
  });

  it('works on after the frame that had it is gone', async () => {
    const { page } = await open(plain);
    await painted(page, first);
    await page.keyboard.press('ArrowDown');
    await painted(page, second);
    await page.frameLocator('iframe').getByLabel('Study').click();
    await chart(page).getByText(words('technical.keysInChart')).waitFor();

    await page.goBack();
    await painted(page, first);
    await page.keyboard.press('ArrowDown');
    await painted(page, second);

    expect(await chart(page).getByText(words('technical.keysInChart')).count()).toBe(0);
  });
});

describe('a hostile page', { tags: ['P15'] }, () => {
  const snapshot = (page: Page) =>
    page.evaluate(() => ({
      address: location.href,
      title: document.title,
      state: history.state as unknown,
      stored: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      heading: document.querySelector('h1')!.textContent,
      chart: document.querySelector('#chart')!.outerHTML,
    }));

  it('changes neither our page nor its address nor what it stores', async () => {
    const attack = script(`
      const tries = [
        () => { top.location = 'https://evil.example/'; },
        () => { top.location.href = 'https://evil.example/'; },
        () => { top.location.replace('https://evil.example/'); },
        () => { top.location.hash = 'x'; },
        () => { top.history.pushState(null, '', '/logout'); },
        () => { top.document.title = 'hacked'; },
        () => { parent.document.body.innerHTML = ''; },
        () => { parent.localStorage.clear(); },
        () => { localStorage.setItem('accessToken', 'x'); },
        () => { sessionStorage.clear(); },
        () => { document.cookie = 'a=b'; },
        () => { open('https://evil.example/', '_top'); },
        () => { open('https://evil.example/', '_parent'); },
        () => { alert(1); confirm(1); prompt(1); print(); },
        () => { frameElement.removeAttribute('sandbox'); },
        () => { const form = document.createElement('form'); form.target = '_top'; form.action = '/logout'; document.body.append(form); form.submit(); },
        () => { const link = document.createElement('a'); link.target = '_top'; link.href = '/logout'; document.body.append(link); link.click(); },
        () => { document.documentElement.requestFullscreen(); },
        () => { document.domain = 'localhost'; },
      ];
      let refused = 0;
      for (const attempt of tries) { try { attempt(); } catch { refused++; } }
      const shapes = [null, 1, 'ready', [], {}, { type: 'x' }, { type: 'ready', symbol: 'vnm' }, { type: 'symbolChanged' },
        { type: 'symbolChanged', symbol: '../logout' }, { type: 'error', symbol: 1 }, { type: 'setSymbol', symbol: 'SSI' }];
      onload = () => {
        for (let sent = 0; sent < 1000; sent++) parent.postMessage(shapes[sent % shapes.length], '*');
        document.title = 'refused ' + refused;
      };
    `);
    const { page } = await open(plain, { isHostile: true });
    await painted(page, first);
    const before = await snapshot(page);
    let windows = 0;
    page.context().on('page', () => (windows += 1));
    page.on('dialog', () => (windows += 1));

    partner.show(attack);
    await page.reload();
    await painted(page, first);
    await page.frames()[1]!.waitForFunction(() => document.title.startsWith('refused'));
    await drawsOn(page);

    expect([await snapshot(page), windows]).toEqual([before, 0]);
    tried(19, 'attempts on the page');
    tried(1_000, 'hostile messages');
    await page.keyboard.press('ArrowDown');
    await painted(page, second);
  });

  it.each([
    ['never ends', true, `for (;;);`],
    [
      'takes 200 MB',
      false,
      `window.hoard = Array.from({ length: 25 }, () => new Float64Array(1e6).fill(1));`,
    ],
    [
      'sends without end',
      false,
      `setInterval(() => { for (let sent = 0; sent < 1000; sent++) parent.postMessage({ type: 'symbolChanged', symbol: 'x'.repeat(99) }, '*'); }, 100);`,
    ],
  ])('that %s leaves our page answering', async (_, isStuck, attack) => {
    const { page } = await open(plain, { isHostile: true });
    await painted(page, first);
    partner.show(script(`onload = () => setTimeout(() => { console.log('begun'); ${attack} }, 100);`));
    const begun = page.waitForEvent('console', (message) => message.text() === 'begun');
    await page.reload();
    await painted(page, first);
    await begun;

    // Ours goes on although theirs never comes to this.
    let hasAnswered = false;
    const answer = page.frames()[1]!.evaluate(() => {});
    void answer.then(() => (hasAnswered = true)).catch(() => {});
    await drawsOn(page);
    expect(isStuck && hasAnswered).toBe(false);
    await page.keyboard.press('ArrowDown');
    await page.locator('h1', { hasText: second }).waitFor();
    expect(path(page)).toBe(`/technical/${second}`);
  });

  it('that takes the focus without end costs presses of a key, not the walk', async () => {
    const { page } = await open(script('setInterval(() => focus(), 100);'), { isHostile: true });
    await painted(page, first);
    await chart(page)
      .getByRole('button', { name: words('technical.backToList') })
      .click({ force: true });

    // A press that falls between a theft and its return is lost with the frame; a person presses again.
    const pressed = async () => {
      await page.keyboard.press('ArrowDown');
      return path(page);
    };
    await expect.poll(pressed, { interval: 200, timeout: 30_000 }).not.toBe(`/technical/${first}`);

    await page.locator('h1', { hasNotText: first }).waitFor();
    await drawsOn(page);
  });

  it('that goes to another site gives way to our own chart', async () => {
    const leaving = script(`setTimeout(() => (location = 'https://evil.example/'), 300);`);
    const { page } = await open(leaving, { isHostile: true });

    await drawn(page, first);
  });
});

it('a page of a build that names no partner loads none of this code', async () => {
  const { page } = await openTechnical({ files: inject('production'), partner, symbol: first });
  await drawn(page, first);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const loaded = addresses
    .filter((address) => /\.(js|css)$/.test(address))
    .map((address) => basename(address));
  const folder = join(inject('production'), 'assets');
  const holding = readdirSync(folder).filter(
    (file) =>
      /\.(js|css)$/.test(file) &&
      /partner chart|partner-frame/.test(readFileSync(join(folder, file), 'utf8')),
  );

  expect(holding.length).toBeGreaterThan(0);
  expect(holding.filter((file) => loaded.includes(file))).toEqual([]);
});

/** Waits until our page has drawn ten frames more, each of which a task of the page requests: one that is held up draws none. */
async function drawsOn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 10; drawn++) await new Promise((done) => requestAnimationFrame(done));
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on our page, and what does not fit in it. */
async function layoutViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Results = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] };
    const { axe } = window as unknown as { axe: { run: (on: string, options: object) => Promise<Results> } };
    const { violations } = await axe.run('#chart', { iframes: false });
    const cut = [...document.querySelectorAll<HTMLElement>('#chart .bp6-button, .panel-line-text')].filter(
      (each) =>
        each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.parentElement!.clientHeight + 1,
    );
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`)),
      ...cut.map(({ textContent }) => `"${textContent}" is cut`),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page is too wide'] : []),
    ];
  });
}
