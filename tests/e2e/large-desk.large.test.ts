// @module-tag P29
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tradingDays } from '../../src/market/calendar';
import { listed, logIn, openProduct, region } from '../support/browser/product';
import { an } from '../support/rest-server/people';
import { tried } from '../support/tried';

const DAYS = tradingDays('2025-01-02', '2026-08-26');
const TRADES = 10_000;
const NEWS = 5_000;
const ALERTS = 500;
const SYMBOLS = Array.from({ length: 1_000 }, (_, i) => `A${10_000 + i}`);
const instant = '2026-08-20T02:00:00.000Z';

const trades = Array.from({ length: TRADES }, (_, i) => ({
  ...{ id: `t${i}`, symbol: SYMBOLS[i % 200]!, side: i % 5 === 4 ? 'sell' : 'buy', quantity: 100, price: 20 },
  date: DAYS[Math.floor((i / TRADES) * DAYS.length)]!,
}));
const alerts = Array.from({ length: ALERTS }, (_, i) => ({
  ...{ id: `a${i}`, kind: 'above', symbol: SYMBOLS[i % 200]!, price: 30 + i / 10, armedAt: instant },
}));
const news = Array.from({ length: NEWS }, (_, i) => ({
  title: `Tin số ${i}`,
  date: '2026-08-27 15:20:00',
  content: '<p>Một đoạn ngắn.</p>',
}));
const symbols = SYMBOLS.map((symbol) => ({ symbol, short_name_vi: `Công ty ${symbol}`, price: 20 }));

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('main *').length);

it(
  'draws of ten thousand trades, five thousand news, and lists of a thousand those that are seen',
  { timeout: 180_000 },
  async () => {
    const { page, server } = await openProduct({ at: '/auth/login' });
    await page.evaluate((desk) => localStorage.setItem('desk.41', JSON.stringify(desk)), {
      format: 1,
      version: 1,
      trades,
      alerts,
      notes: [],
      lines: [],
      ignored: [],
      settings: {},
    });
    server.disturb('GET /news', { fault: { status: 200, json: news } });
    server.disturb('GET /api/watchlists', {
      fault: { status: 200, json: { data: [{ id: 7, name: 'Tất cả', symbols }] } },
    });
    await logIn(page, an);
    await listed(page);
    await region(page, 'News').getByRole('article').first().waitFor();
    expect(await region(page, 'News').getByRole('listitem').first().getAttribute('aria-setsize')).toBe(
      String(NEWS),
    );
    expect(await region(page, 'News').getByRole('article').count()).toBeLessThan(80);
    expect(await elements(page)).toBeLessThan(4_000);
    tried(NEWS + SYMBOLS.length, 'rows');

    await page.goto(`${server.url}/desk`);
    await page.locator('tr[data-symbol]').first().waitFor();
    await page.locator('summary').filter({ hasText: 'History' }).click();
    const rowsOf = (name: string) => page.getByRole('table', { name, exact: true });
    expect(await rowsOf('History').getAttribute('aria-rowcount')).toBe(String(TRADES / 5 + 1));
    expect(await rowsOf('Trades').locator('tr').count()).toBeLessThan(150);
    expect(await elements(page)).toBeLessThan(4_000);
    tried(TRADES, 'rows');
  },
);
