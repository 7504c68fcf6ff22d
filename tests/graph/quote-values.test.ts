import { describe, expect, it } from 'vitest';
import { fpt, quote, withValues, quotes } from '../support/graph/quotes';

describe('the values of a quote', () => {
  it('carry the day’s limits from the exchange’s band', async () => {
    expect(await quotes([fpt])).toEqual([quote]);
  });

  it.each([
    [
      'a fund has a finer tick',
      'FUEVFVND',
      { prev_close_price: 39.12, lp: 39.12, open_price: null, high_price: null, low_price: null },
      { ceiling: 41.85, floor: 36.39, change: 0, changePercent: 0 },
    ],
    [
      'a warrant has no rule here',
      'CHPG2521',
      {},
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
    [
      'an index has no limits',
      'VNINDEX',
      {},
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
    [
      'a first day has the wide band',
      'TCD',
      { prev_close_price: 1.89, lp: 2.26, open_price: 2, high_price: 2.26, low_price: 2 },
      { ceiling: 2.26, floor: 1.52, change: 0.37, changePercent: 19.58 },
    ],
    [
      'beyond every band nothing is claimed',
      'TCD',
      { prev_close_price: 1.89, lp: 3, open_price: 3, high_price: 3, low_price: 3 },
      { ceiling: null, floor: null, change: 1.11, changePercent: 58.73 },
    ],
    [
      'an unknown exchange has no rule',
      'FPT',
      { exchange: 'NYSE' },
      { ceiling: null, floor: null, change: -1.2, changePercent: -1.21 },
    ],
  ])('%s', async (_what, symbol, values, limits) => {
    const [shown] = (await quotes([withValues(values, symbol)], [symbol])) as (typeof quote)[];
    const { ceiling, floor, change, changePercent } = shown!;
    expect({ ceiling, floor, change, changePercent }).toEqual(limits);
  });

  it.each([
    ['lp', 0, { price: null, change: -1.2, changePercent: -1.21 }],
    ['lp', 'x', { price: null, change: -1.2, changePercent: -1.21 }],
    ['ch', 'x', {}],
    ['prev_close_price', null, { reference: null, ceiling: null, floor: null }],
    ['volume', -5, { volume: null }],
    ['volume', '5210000', {}],
    ['exchange', null, { exchange: null, ceiling: null, floor: null }],
  ])('read a quote whose %s is %j', async (field, value, shown) => {
    expect(await quotes([withValues({ [field]: value })])).toEqual([{ ...quote, ...shown }]);
  });
});
