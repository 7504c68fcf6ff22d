import { describe, expect, it } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { averagePrice } from '../../mock-server/simulator/simulator';
import { candleAt } from '../../src/market/candles';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

const { market } = marketOf();

describe('GET /udf/quotes', () => {
  it('returns one entry per symbol, an error entry for an unknown one', async () => {
    startBackend();
    const candles = market.candles('HPG')!;
    const last = candles.time.length - 1;
    const [before, bar] = [candleAt(candles, last - 1)!, candleAt(candles, last)!];

    expect(await request('/udf/quotes?symbols=HPG,XXX')).toEqual({
      status: 200,
      body: {
        s: 'ok',
        d: [
          {
            s: 'ok',
            n: 'HPG',
            v: {
              ch: Math.round((bar.close - before.close) * 1000) / 1000,
              chp: Math.round((bar.close / before.close - 1) * 10_000) / 100,
              short_name: 'HPG',
              exchange: 'HOSE',
              original_name: 'HOSE:HPG',
              description: 'Hòa Phát',
              lp: bar.close,
              ask: expect.any(Number),
              ask_volume: expect.any(Number),
              bid: expect.any(Number),
              bid_volume: expect.any(Number),
              foreign_buy: expect.any(Number),
              foreign_sell: expect.any(Number),
              open_price: bar.open,
              high_price: bar.high,
              low_price: bar.low,
              prev_close_price: before.close,
              volume: bar.volume,
            },
          },
          { s: 'error', n: 'XXX', v: {} },
        ],
      },
    });
  });

  it('takes the average price of the day before as the reference on UPCoM, the close elsewhere', async () => {
    startBackend();
    const references = async (symbol: string) => {
      const { body } = await request(`/udf/quotes?symbols=${symbol}`);
      return (body as { d: { v: { prev_close_price: number } }[] }).d.map(({ v }) => v.prev_close_price);
    };
    const before = (symbol: string) => {
      const candles = market.candles(symbol)!;
      return candleAt(candles, candles.time.length - 2)!;
    };

    expect(await references('SHS')).toEqual([before('SHS').close]);
    const traded = market.listings.filter(
      ({ exchange, baseVolume }) => exchange === 'UPCOM' && baseVolume > 3e5,
    );
    const average = ({ symbol }: (typeof traded)[number]) =>
      Math.round((averagePrice(before(symbol)) * 1000) / 100) / 10;
    expect(await references(traded.map(({ symbol }) => symbol).join(','))).toEqual(traded.map(average));
    expect(traded.map(average)).not.toEqual(traded.map(({ symbol }) => before(symbol).close));
  });

  it('returns no order on a locked side', async () => {
    const { ceiling } = market.quote(listingOf('HPG')!, market.lastDay())!;
    const locked = ceiling / 1000;
    startBackend({
      amend: (symbol, candles) =>
        symbol === 'HPG'
          ? {
              ...candles,
              close: [...candles.close.slice(0, -1), locked],
              high: [...candles.high.slice(0, -1), locked],
            }
          : candles,
    });

    const { body } = await request('/udf/quotes?symbols=HPG');

    expect(body).toMatchObject({ d: [{ v: { lp: locked, bid: locked } }] });
    expect(body).not.toHaveProperty('d.0.v.ask');
  });

  it('returns an error without symbols', async () => {
    startBackend();

    expect(await request('/udf/quotes?symbols=')).toEqual({
      status: 200,
      body: { s: 'error', errmsg: 'missing_symbols' },
    });
  });
});
