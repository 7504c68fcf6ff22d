import { describe, expect, it } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { averagePrice, flowOf } from '../../mock-server/simulator/simulator';
import { isOnTick } from '../../src/market/tick';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

type Listing = {
  symbol: string[];
  sector: string[];
  market_cap: (number | null)[];
  'exchange-listed': string[];
};
type Values = Record<'lp' | 'volume' | 'foreign_buy' | 'foreign_sell' | 'prev_close_price', number> &
  Partial<Record<'bid' | 'ask' | 'bid_volume' | 'ask_volume', number>>;

const { market } = marketOf();

/** Every listed symbol's quote. */
async function quotes() {
  const { symbol } = (await request('/udf/symbol_info')).body as Listing;
  const { body } = await request(`/udf/quotes?symbols=${symbol.join(',')}`);
  return (body as { d: { n: string; v: Values }[] }).d;
}

describe('GET /udf/symbol_info', () => {
  it('lists everything in columns of one length, funds without a market value', async () => {
    startBackend();
    const body = (await request('/udf/symbol_info')).body as Listing;
    const at = (symbol: string) => body.symbol.indexOf(symbol);

    expect(body.symbol).toEqual(market.listings.map(({ symbol }) => symbol));
    expect([body.sector.length, body.market_cap.length]).toEqual([body.symbol.length, body.symbol.length]);
    expect([body.sector[at('VCB')], body['exchange-listed'][at('SHS')]]).toEqual(['Ngân hàng', 'HNX']);
    expect(body.market_cap[at('E1VFVN30')]).toBeNull();
    expect(Math.max(...body.market_cap.map(Number))).toBe(
      Math.max(body.market_cap[at('VCB')]!, body.market_cap[at('VIC')]!),
    );
  });

  it('has minutes of everything, as /symbols says of each', async () => {
    startBackend();
    const { body } = await request('/udf/symbol_info');
    const { body: one } = await request('/udf/symbols?symbol=FPT');
    expect([body, one]).toMatchObject([{ 'has-intraday': true }, { has_intraday: true }]);
  });

  it('lists one exchange, and knows no other group', async () => {
    startBackend();
    const { body } = await request('/udf/symbol_info?group=HNX');

    expect((body as Listing).symbol).toEqual(
      market.listings.filter(({ exchange }) => exchange === 'HNX').map(({ symbol }) => symbol),
    );
    expect((await request('/udf/symbol_info?group=NYSE')).body).toEqual({
      s: 'error',
      errmsg: 'unknown_group NYSE',
    });
  });
});

describe('the best orders of /udf/quotes', () => {
  it.each(['crash-day', 'rally-day', undefined] as const)(
    'stand on ticks within the limits, the bid below the ask, with lots of shares (%s)',
    async (scenario) => {
      startBackend(scenario && { scenario });
      const wrong = (await quotes()).filter(({ n, v: { bid, ask, bid_volume, ask_volume } }) => {
        const { exchange, kind } = listingOf(n)!;
        const orders = [bid, ask].filter((price) => price !== undefined);
        const volumes = [bid_volume, ask_volume].filter((volume) => volume !== undefined);
        return !(
          orders.every((price) => isOnTick(price * 1000, exchange, kind)) &&
          (bid === undefined || ask === undefined || bid < ask) &&
          orders.length === volumes.length &&
          volumes.every((volume) => volume > 0 && volume % 100 === 0)
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it('never pass the limits of the day, where one side waits alone', async () => {
    startBackend();
    for (const { n, v } of await quotes()) {
      const { ceiling, floor, isHalted } = market.snapshot(listingOf(n)!, market.today());
      if (isHalted) continue;
      expect(v.ask ?? 0).toBeLessThanOrEqual(ceiling / 1000);
      expect(v.bid ?? Infinity).toBeGreaterThanOrEqual(floor / 1000);
      expect([v.ask === undefined, v.bid === undefined]).toEqual([
        v.lp * 1000 >= ceiling,
        v.lp * 1000 <= floor,
      ]);
    }
  });
});

describe('the foreign trades of /udf/quotes', () => {
  it('are no more than was matched, and net what the whale page says, to a lot', async () => {
    startBackend();
    for (const { n, v } of await quotes()) {
      const quote = market.quote(listingOf(n)!, market.today());
      const net = v.foreign_buy - v.foreign_sell;
      expect(Math.max(v.foreign_buy, v.foreign_sell)).toBeLessThanOrEqual(v.volume);
      const price = quote && averagePrice(quote.bar) * 1000;
      const expected = quote && price ? (flowOf(market.seed, quote).foreign * 1e9) / price : 0;
      expect(Math.abs(net - expected)).toBeLessThanOrEqual(50);
    }
  });
});
