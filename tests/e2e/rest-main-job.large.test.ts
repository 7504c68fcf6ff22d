import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/market/symbol';
import { signals } from '../support/rest-server/api';
import { candlesOf } from '../support/rest-server/candles';
import { an, binh, PASSWORD } from '../support/rest-server/people';
import { rowOf } from '../support/rest-server/watchlists';
import { painted } from '../support/browser/painted';
import {
  fillBuy,
  listed,
  logIn,
  logOut,
  noticesOf,
  openHomeOf,
  openProduct,
  region,
} from '../support/browser/product';
import { words } from '../support/texts';

const lists = an.lists.map(({ symbols }) => symbols);
const first = lists[0]!;

const path = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** As it is delivered, and without the plugins that only save bytes or time. */
const builds = ['production', 'plainProduction'] as const;

describe.each(builds)('an investor on a server that has the calls of the specification: %s', (build) => {
  it('signs in, reads the market, and walks the watchlist through painted charts', async () => {
    const { page, server } = await openProduct({ at: '/', build });
    await page.waitForURL('**/about');
    await server.received('GET /api/public_pulse');
    expect(server.calls()).toEqual(['GET /api/public_pulse']);

    await logIn(page, an);
    expect(await listed(page)).toEqual(first);
    await region(page, 'Recommended stocks').locator(`tr[data-symbol]`).first().waitFor();
    await region(page, 'News').getByRole('listitem').first().waitFor();
    await region(page, 'Market pulse').getByText(words('pulse.unavailable')).waitFor();
    // The desk is loaded in an idle moment.
    await server.received('GET /api/desk');
    const [, login, ...loads] = server.requests.filter(({ url }) => url.startsWith('/api'));
    expect(JSON.parse(login!.body)).toEqual({ email: an.email, password: PASSWORD });
    expect(loads.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /api/desk',
      'GET /api/market_pulse',
      'GET /api/tplus_signals',
      'GET /api/watchlists',
    ]);
    expect(server.calls()).toContain('GET /news?format=json&today=0');

    await region(page, 'Watchlist').locator(`tr[data-symbol=${first[0]}]`).click();
    const walked = [await painted(page, first[0]!)];
    for (const symbol of [...first.slice(1), first[0]!]) {
      await page.keyboard.press('ArrowDown');
      walked.push(await painted(page, symbol));
    }
    await page.keyboard.press('ArrowUp');
    walked.push(await painted(page, first.at(-1)!));

    expect(walked).toEqual([...first, first[0], first.at(-1)]);
    expect(path(page)).toBe(`/technical/${first.at(-1)}`);
    expect(await page.locator('tr[aria-selected=true]').getAttribute('data-symbol')).toBe(first.at(-1));
  });

  it('sees on the home page nothing but what came', async () => {
    const { page } = await openHomeOf(an, { build });

    const rows = region(page, 'Watchlist').locator('tbody tr');
    expect(await cellsOf(rows)).toEqual(
      first.map(rowOf).map(({ symbol, price }) => [symbol, nameInTable(symbol), '', price!.toFixed(2), '']),
    );
    await page.getByRole('combobox', { name: 'Watchlist' }).selectOption('Lướt sóng');
    expect(await cellsOf(rows)).toEqual([
      ['TCB', 'Techcombank', '', rowOf('TCB').price!.toFixed(2), ''],
      ['E1VFVN30', '—', '', '—', ''],
      ['XYZ1', '—', '', '—', ''],
    ]);

    const cells = await cellsOf(region(page, 'Recommended stocks').locator('tbody tr'));
    expect(cells.map(([company]) => company)).toEqual(
      signals.map(({ symbol }) => expect.stringMatching(`${symbol}$`)),
    );
    expect(cells.map(([, price]) => price)).toEqual(signals.map(({ price }) => price!.toFixed(2)));
    const pulse = await region(page, 'Market pulse').innerText();
    expect(pulse.replace(words('pulse.title'), '').trim()).toBe(words('pulse.unavailable'));
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|null|Invalid Date/);
    // No reference came, and nothing is measured against one.
    expect(await page.locator('main .change').count()).toBe(0);
    expect(await noticesOf(page)).toEqual([]);
  });

  it('sees on the technical page the figures of the feed’s last two bars, and the list’s own names', async () => {
    const { page } = await openHomeOf(an, { build });
    await region(page, 'Watchlist').locator('tr[data-symbol=HPG]').click();
    await painted(page, 'HPG');

    const [before, last] = candlesOf('HPG').slice(-2);
    const figures = region(page, 'Last price').locator('dl > div');
    const shown = async () =>
      Object.fromEntries(
        await figures.evaluateAll((all) =>
          all.map(({ children: [name, value] }) => [name!.textContent, value!.textContent]),
        ),
      ) as Record<string, string>;
    // The panel's own load may come after the chart's.
    await expect.poll(shown).toMatchObject({
      [words('technical.open')]: last!.open.toFixed(2),
      [words('technical.high')]: last!.high.toFixed(2),
      [words('technical.low')]: last!.low.toFixed(2),
      [words('technical.volume')]: last!.volume.toLocaleString('en-US'),
    });
    expect(Object.values(await shown())).toContain(before!.close.toFixed(2));
    const percent = ((last!.close / before!.close - 1) * 100).toFixed(2);
    expect(await region(page, 'Last price').innerText()).toContain(`${percent}%`);

    const names = async () =>
      (await cellsOf(region(page, 'Watchlist').locator('tbody tr'))).map(([, name]) => name);
    // Of FPT the list has its symbol for a name, and the feed the whole one.
    await expect
      .poll(names)
      .toEqual(first.map((symbol) => (symbol === 'FPT' ? 'CTCP FPT' : nameInTable(symbol))));
  });

  it('reads the page of a symbol on a server without a chart feed, which says so quietly', async () => {
    const { page } = await openHomeOf(an, { hasFeed: false, build });
    await region(page, 'Watchlist').locator('tr[data-symbol=HPG]').click();

    const chart = region(page, 'Chart');
    await chart.getByText(words('technical.noChart', { symbol: 'HPG' })).waitFor();
    const quote = region(page, 'Last price');
    expect(await quote.innerText()).toContain(rowOf('HPG').price!.toFixed(2));
    expect(await quote.getByRole('button', { name: words('common.retry') }).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/Not found|undefined|NaN|null/);
    await page.keyboard.press('ArrowDown');
    await chart.getByText(words('technical.noChart', { symbol: 'FPT' })).waitFor();
    expect(await noticesOf(page)).toEqual([]);
  });
});

describe.each(builds)('editing a watchlist: %s', (build) => {
  it('changes it on the server, whatever kind its id is, and keeps it over a reload', async () => {
    const { page, server } = await openHomeOf(an, { build });
    const panel = region(page, 'Watchlist');
    const edit = async (symbol: string, gone: string) => {
      await panel.getByRole('combobox', { name: 'Symbol' }).fill(` ${symbol.toLowerCase()} `);
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
      await panel.locator(`tr[data-symbol=${symbol}]`).waitFor();
      await panel.getByRole('button', { name: `Delete ${gone}` }).click();
      await panel.locator(`tr[data-symbol=${gone}]`).waitFor({ state: 'detached' });
    };
    await edit('MBB', 'VCB');
    await panel.getByRole('combobox', { name: 'Watchlist' }).selectOption('Lướt sóng');
    await edit('CTG', 'XYZ1');

    const posts = server.requests.filter(({ method, url }) => method === 'POST' && !url.endsWith('login'));
    expect(posts.map(({ url, body }) => [url, body === '' ? null : JSON.parse(body)])).toEqual([
      ['/api/watchlists/add_symbol', { watchlistId: 7, symbol: 'MBB' }],
      ['/api/watchlists/delete_symbol/7/VCB', null],
      ['/api/watchlists/add_symbol', { watchlistId: 'lướt sóng/2', symbol: 'CTG' }],
      [`/api/watchlists/delete_symbol/${encodeURIComponent('lướt sóng/2')}/XYZ1`, null],
    ]);
    expect(await noticesOf(page)).toContainEqual([
      'Symbol added successfully',
      words('watchlist.addedHint', { symbol: 'MBB', list: 'Dài hạn' }),
    ]);
    expect(await noticesOf(page)).toContainEqual([
      'Symbol deleted successfully',
      words('watchlist.deletedHint', { symbol: 'XYZ1', list: 'Lướt sóng' }),
    ]);

    await page.reload();
    const kept = [...first.filter((symbol) => symbol !== 'VCB'), 'MBB'];
    expect(await listed(page)).toEqual(kept);
    expect(server.symbolsOf(an)).toEqual([kept, ['TCB', 'E1VFVN30', 'CTG']]);
    const added = panel.locator('tr[data-symbol=MBB]');
    expect((await cellsOf(added))[0]).toEqual(['MBB', 'MBBank', '', rowOf('MBB').price!.toFixed(2), '']);
  });

  it('says in the server’s words why a symbol was refused, and keeps what was typed', async () => {
    const { page, server } = await openHomeOf(an, { build });
    const box = page.getByRole('combobox', { name: 'Symbol' });

    await box.fill('ZZZ');
    await box.press('Enter');
    await expect
      .poll(() => noticesOf(page))
      .toContainEqual(['Failed to add symbol', 'Không tìm thấy mã ZZZ.']);
    await box.fill('HPG');
    await box.press('Enter');
    await expect
      .poll(() => noticesOf(page))
      .toContainEqual(['Failed to add symbol', 'Mã HPG đã có trong danh mục.']);

    expect(await box.inputValue()).toBe('HPG');
    expect(path(page)).toBe('/');
    expect(server.symbolsOf(an)).toEqual(lists);
  });
});

describe('a session that ends by itself', () => {
  it.each([
    { status: 401, calls: ['GET /api', 'GET /udf'] },
    { status: 422, calls: ['GET /api/watchlists'] },
  ])('with a $status raises one notice, and signing in leads back', async ({ status, calls }) => {
    const { page, server } = await openHomeOf(an);
    await page.goto(`${server.url}/technical/VNM`);
    await painted(page, 'VNM');
    // A call still under way would end the session before the reload.
    await page.goto(`${server.url}/favicon.svg`);
    const heal = calls.map((call) =>
      server.disturb(call, { fault: { status, json: { message: 'Phiên đã hết hạn.' } } }),
    );
    await page.goto(`${server.url}/technical/VNM`);
    await page.waitForURL('**/auth/login');

    await expect.poll(() => noticesOf(page)).toEqual([['Session timeout, please login']]);
    // That it expired, so that the same person returns to the page.
    expect(await stored(page)).toEqual(['expired', 'lng', 'theme']);
    expect(server.calls().filter((call) => call.endsWith('logout'))).toEqual([]);

    heal.forEach((end) => end());
    await logIn(page, an);
    await page.waitForURL('**/technical/VNM');
    await painted(page, 'VNM');
  });

  it('raises one notice on a page whose every load is refused', async () => {
    const { page, server } = await openHomeOf(an);
    server.revoke();
    server.forget();
    const calls = ['watchlists', 'tplus_signals', 'market_pulse'].map((load) => `GET /api/${load}`);
    const allReceived = Promise.all(calls.map((call) => server.received(call)));
    // The first refusal ends the session, and with it whatever has not been requested yet.
    for (const call of calls) server.disturb(call, { after: () => allReceived });
    await page.reload();
    await page.waitForURL('**/auth/login');
    await page.locator('.notice').first().waitFor();

    expect(await noticesOf(page)).toEqual([['Session timeout, please login']]);
    expect(await page.locator('body').innerText()).not.toContain('hết hạn.');
  });
});

describe('logging out', { tags: ['P4'] }, () => {
  it('notifies the server, forgets the person, and leaves nothing behind Back', async () => {
    const { page, server } = await openHomeOf(an);
    await region(page, 'Watchlist').locator('tr[data-symbol=HPG]').click();
    await painted(page, 'HPG');

    await logOut(page);
    // The page does not wait for this call.
    await server.received('POST /api/users/logout');

    const logouts = server.requests.filter(({ url }) => url === '/api/users/logout');
    expect(logouts.map(({ method, headers, body }) => [method, headers['authorization'], body])).toEqual([
      ['POST', 'Bearer SENTINEL-1-an', ''],
    ]);
    expect(await stored(page)).toEqual(['lng', 'theme']);
    expect(await noticesOf(page)).toEqual([]);
    await page.goBack();
    await page.waitForURL('**/about');
    expect(await page.locator('body').innerText()).not.toMatch(/HPG|Hòa Phát|an@example/);
  });

  it('leaves in the browser the desk that no server has, under the id of its person alone', async () => {
    const { page, server } = await openHomeOf(an);
    await page.goto(`${server.url}/technical/HPG`);
    const note = page.getByRole('textbox', { name: 'Note on HPG' });
    await note.fill('Giữ đến 30');
    await note.blur();
    await region(page, 'Notes').getByText('Saved', { exact: true }).waitFor();
    await page.goto(`${server.url}/desk`);
    const dialog = await fillBuy(page, 'HPG');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('tr[data-symbol=HPG]').waitFor();

    await logOut(page);

    const left = await page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }));
    const { 'desk.41': desk, ...local } = left.local as Record<string, string>;
    expect(JSON.parse(desk!)).toMatchObject({
      trades: [{ symbol: 'HPG', quantity: 1000, price: 20 }],
      notes: [{ id: 'HPG', text: 'Giữ đến 30' }],
    });
    expect(['accessToken', 'user', 'lastVisit'].filter((key) => key in local)).toEqual([]);
    expect(JSON.stringify([local, left.tab])).not.toMatch(/HPG|Giữ|SENTINEL|an@example|Nguyễn/);
    expect(await page.locator('body').innerText()).not.toMatch(/HPG|Giữ đến|an@example/);

    await logIn(page, binh);
    await listed(page);
    await page.goto(`${server.url}/desk`);
    await page.getByRole('button', { name: 'Record a buy' }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/HPG|Giữ đến/);
  });

  it.each([
    { what: 'fails', fault: { status: 500, json: { message: 'Máy chủ đang bảo trì.' } } },
    { what: 'is away', fault: 'reset' as const },
  ])('happens here all the same when the server $what, and says so', async ({ fault }) => {
    const { page, server } = await openHomeOf(an);
    server.disturb('POST /api/users/logout', { fault });

    await logOut(page);

    await expect
      .poll(() => noticesOf(page))
      .toEqual([
        [
          words('session.signOutFailed'),
          fault === 'reset' ? words('error.unreachable') : 'Máy chủ đang bảo trì.',
        ],
      ]);
    expect(await stored(page)).toEqual(['lng', 'theme']);
  });

  it('leaves at once a server that never answers, and says after five seconds that it did not', async () => {
    const { page, server } = await openHomeOf(an, { hasClock: true });
    server.disturb('POST /api/users/logout', { fault: 'never answering' });

    await logOut(page);
    await server.received('POST /api/users/logout');
    expect(await stored(page)).toEqual(['lng', 'theme']);
    expect(await page.locator('body').innerText()).not.toMatch(/HPG|an@example/);
    expect(await noticesOf(page)).toEqual([]);
    await page.clock.fastForward(5_000);
    await page.getByText(words('session.signOutFailed')).waitFor();

    expect(await noticesOf(page)).toEqual([
      [words('session.signOutFailed'), words('session.signOutFailedHint')],
    ]);
  });

  it('in one tab leads the other to the welcome page, also while the server does not answer', async () => {
    const { page, server, openTab } = await openHomeOf(an);
    const other = await openTab('/technical/VNM');
    await painted(other, 'VNM');
    server.disturb('POST /api/users/logout', { fault: 'never answering' });

    await logOut(page);
    await other.waitForURL('**/about');

    expect(await other.locator('body').innerText()).not.toMatch(/VNM|Vinamilk|an@example/);
    expect(await noticesOf(other)).toEqual([]);
  });
});

describe('the next person', { tags: ['P5'] }, () => {
  it('gets their own lists, and not for a moment what the former one’s late answer holds', async () => {
    const { page, server } = await openHomeOf(an);
    const late = gate();
    server.forget();
    server.disturb('GET /api/watchlists', { once: true, after: late.opened });
    await page.reload();
    await server.received('GET /api/watchlists');

    await logOut(page);
    await watchFor(page, first);
    await logIn(page, binh);
    expect(await listed(page)).toEqual(binh.lists[0]!.symbols);
    late.open();
    await page.getByRole('combobox', { name: 'Symbol' }).fill('STB');
    await page.getByRole('combobox', { name: 'Symbol' }).press('Enter');
    await page.locator('tr[data-symbol=STB]').waitFor();

    expect(await seen(page)).toEqual([]);
    expect(await listed(page)).toEqual([...binh.lists[0]!.symbols, 'STB']);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByText('Trần Văn Bình').waitFor();
  });

  it('signs in in another tab: this one follows, and drops what it was still waiting for', async () => {
    const { page, server, openTab } = await openHomeOf(an);
    const other = await openTab('/');
    await listed(other);
    const late = gate();
    server.forget();
    server.disturb('GET /api/watchlists', { once: true, after: late.opened });
    await page.reload();
    await server.received('GET /api/watchlists');

    await logOut(other);
    await page.waitForURL('**/about');
    await watchFor(page, first);
    await logIn(other, binh);
    await listed(other);
    expect(await listed(page)).toEqual(binh.lists[0]!.symbols);
    late.open();
    await page.locator('tr[data-symbol=SSI]').click();
    await painted(page, 'SSI');

    expect(await seen(page)).toEqual([]);
  });

  it('keeps their session when a refusal to the former one comes late', async () => {
    const { page, server } = await openHomeOf(an);
    const late = gate();
    server.forget();
    const fault = { status: 401, json: { message: 'Phiên đã hết hạn.' } };
    for (const load of ['watchlists', 'tplus_signals'])
      server.disturb(`GET /api/${load}`, { fault, once: true, after: late.opened });
    await page.reload();
    await server.received('GET /api/watchlists');
    await server.received('GET /api/tplus_signals');

    await logOut(page);
    await logIn(page, binh);
    await listed(page);
    late.open();
    await page.locator('tr[data-symbol=SSI]').click();
    await painted(page, 'SSI');

    expect(path(page)).toBe('/technical/SSI');
    expect(await noticesOf(page)).toEqual([]);
    expect(await stored(page)).toContain('accessToken');
  });
});

/** The name of a company beside its symbol: without its line of business, and none where it only repeats the symbol. */
function nameInTable(symbol: string) {
  const name = rowOf(symbol).short_name_vi!;
  return name === symbol ? '—' : shortName(name, symbol);
}

/** The texts of the cells, row by row; a button says nothing. */
function cellsOf(rows: ReturnType<Page['locator']>) {
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')].map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()),
    ),
  );
}

/** Something to wait for, and the way to let it happen. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Takes down each of these words that the page says from now on, be it for one frame. */
async function watchFor(page: Page, unwanted: readonly string[]) {
  await page.evaluate((wanted) => {
    const kept = new Set<string>();
    Object.assign(window, { kept });
    const look = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('tr[data-symbol]')];
      for (const row of rows.map(({ dataset }) => dataset['symbol'] ?? ''))
        if (wanted.includes(row) && document.querySelector('#watchlist')?.textContent?.includes(row))
          kept.add(row);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, unwanted);
}

async function seen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { kept: Set<string> }).kept]);
}
