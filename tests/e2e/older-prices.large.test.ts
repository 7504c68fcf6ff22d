import { expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { enterAs, openProduct } from '../support/browser/product';
import { loaded, resize } from '../support/browser/screens';
import { an } from '../support/rest-server/people';

/** While the exchanges match, on the day after the newest bar of the server's feed, which has no quotes. */
const DAY_AFTER = new Date('2026-08-28T10:15:00+07:00');

const lot = (symbol: string, date: string) => ({
  ...{ id: symbol, symbol, side: 'buy', quantity: 125_000, price: 40, date, stop: 30, target: 500 },
});
/** One that may be sold, and one that may be on a later day, which is named at the row. */
const DESK = {
  ...{ format: 1, version: 1, lines: [], ignored: [], notes: [], settings: {} },
  trades: [lot('HPG', '2026-08-18'), lot('FPT', '2026-08-27')],
  alerts: ['HPG', 'FPT'].map((symbol) => ({
    ...{ id: `alert ${symbol}`, kind: 'below', symbol, price: 5, armedAt: '2026-08-20T02:00:00.000Z' },
  })),
};

it(
  'the price of an older day is whole beside that day, and nothing is cut, at every width',
  { tags: ['P13'], timeout: 120_000 },
  async () => {
    const product = await openProduct({ at: '/about' });
    const { page } = product;
    await page.clock.setFixedTime(DAY_AFTER);
    await page.evaluate((desk) => localStorage.setItem('desk.41', JSON.stringify(desk)), DESK);
    const problems: string[] = [];
    const quote = (symbol: string, i: number) => ({
      ...{ s: 'ok', n: symbol },
      v: {
        ...{ short_name: symbol, exchange: 'HOSE', lp: 153.3 + i, prev_close_price: 150 + i, volume: 12_000 },
        lp_time: Date.parse('2026-08-27T14:45:00+07:00') / 1000,
      },
    });
    const quoteAll = () =>
      product.server.disturb('GET /udf/quotes', {
        fault: ({ query }) => ({
          status: 200,
          json: { s: 'ok', d: query.get('symbols')!.split(',').map(quote) },
        }),
      });
    for (const [at, dated] of [
      ['/desk', 'main tr[data-symbol=FPT] time'],
      ['/technical/HPG', '[data-painted=HPG]'],
      ['/week', 'main h1'],
      ['/market', 'main td time'],
      ['/market?tab=movers', 'main td time'],
    ] as const) {
      // Only a feed that has quotes has a board.
      if (at === '/market') quoteAll();
      await resize(page, 1366);
      await enterAs(an, product, at);
      await page.locator(dated).first().waitFor();
      await loaded(page);
      for (const width of [320, 360, 568, 683, 768, 992, 1366]) {
        await resize(page, width);
        const found = await layoutViolations(page);
        problems.push(...found.map((violation) => `${at} at ${width}: ${violation}`));
      }
    }
    expect(problems).toEqual([]);
  },
);
