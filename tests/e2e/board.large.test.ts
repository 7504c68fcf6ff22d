import { describe, expect, it } from 'vitest';
import { an } from '../support/rest-server/people';
import { logIn, openProduct } from '../support/browser/product';

const symbols = Array.from({ length: 1_700 }, (_, i) => `A${1_000 + i}`);

const quote = (symbol: string, i: number) => ({
  s: 'ok',
  n: symbol,
  v: {
    ...{ exchange: 'HOSE', lp: 10 + (i % 7) / 10, prev_close_price: 10, volume: 1_000 + i },
    ...{ open_price: 10, high_price: 10.7, low_price: 10, bid: 9.9, bid_volume: 100 },
  },
});

/** A feed that lists 1,700 symbols, and what is requested of its quotes. */
async function openBoard() {
  const { page } = await openProduct({ at: '/auth/login' });
  const requested: string[][] = [];
  await page.route('**/udf/symbol_info', (route) =>
    route.fulfill({ json: { symbol: symbols, 'exchange-listed': 'HOSE' } }),
  );
  await page.route('**/udf/quotes?**', (route) => {
    const names = new URL(route.request().url()).searchParams.get('symbols')!.split(',');
    requested.push(names);
    return route.fulfill({ json: { s: 'ok', d: names.map((name) => quote(name, symbols.indexOf(name))) } });
  });
  await logIn(page, an);
  await page.getByRole('navigation').getByRole('link', { name: 'Market' }).click();
  const table = page.getByRole('table', { name: 'Price board' });
  await table.getByRole('link', { name: symbols[0]! }).waitFor();
  requested.splice(
    0,
    requested.findIndex((names) => names.length === 400),
  );
  return { page, table, requested };
}

describe('the board of a large market', () => {
  it('is requested in batches, and draws what is in view', async () => {
    const { table, requested } = await openBoard();

    expect(requested.map(({ length }) => length)).toEqual([400, 400, 400, 400, 100]);
    expect(await table.getAttribute('aria-rowcount')).toBe('1701');
    expect(await table.locator('tr[data-symbol]').count()).toBeLessThan(80);
  });

  it('is walked to its end with the keyboard, and the focus stays on a symbol that is sorted elsewhere', async () => {
    const { page, table } = await openBoard();
    await table.getByRole('link', { name: symbols[0]! }).focus();
    await page.keyboard.press('End');
    const last = table.getByRole('link', { name: symbols.at(-1)! });
    await last.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowUp');
    const before = table.getByRole('link', { name: symbols.at(-2)! });
    await before.and(page.locator(':focus')).waitFor();

    await page.evaluate(() => history.replaceState(null, '', '/market?sort=-symbol'));
    await table.locator(`tr[data-symbol=${symbols.at(-1)}] + tr[data-symbol=${symbols.at(-2)}]`).waitFor();
    await before.and(page.locator(':focus')).waitFor();

    await page.keyboard.press('Enter');
    await page.waitForURL(`**/technical/${symbols.at(-2)}`);
  });
});
