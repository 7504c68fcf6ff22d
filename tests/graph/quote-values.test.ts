import { describe, expect, it } from 'vitest';
import { figures, fpt, quote, withValues, quotes } from '../support/graph/quotes';

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
    const { ceiling, floor, change, changePercent } = shown!.quote;
    expect({ ceiling, floor, change, changePercent }).toEqual(limits);
  });

  it.each([
    ['lp', 0, { price: null, change: -1.2, changePercent: -1.21 }],
    ['lp', 'x', { price: null, change: -1.2, changePercent: -1.21 }],
    ['ch', 'x', {}],
    ['prev_close_price', null, { reference: null, ceiling: null, floor: null }],
    ['volume', -5, { volume: null }],
    ['volume', '5210000', {}],
  ])('read a quote whose %s is %j', async (field, value, shown) => {
    expect(await quotes([withValues({ [field]: value })])).toEqual([
      { ...quote, quote: { ...figures, ...shown } },
    ]);
  });

  it('have no limits without an exchange', async () => {
    const known = { ...quote, exchange: null, quote: { ...figures, ceiling: null, floor: null } };
    expect(await quotes([withValues({ exchange: null })])).toEqual([known]);
  });
});

describe('the day of a quote', () => {
  const at = (text: string) => Date.parse(`${text}+07:00`) / 1_000;

  it.each([
    ['is that of its last match', { lp_time: at('2026-11-26T14:45:00') }, '2026-11-26'],
    ['is read from milliseconds too', { lp_time: at('2026-11-26T14:45:00') * 1_000 }, '2026-11-26'],
    ['is Friday on Sunday', { lp_time: at('2026-11-29T11:00:00') }, '2026-11-27'],
    ['is the one before until the market opens', { lp_time: at('2026-11-27T08:30:00') }, '2026-11-26'],
    ['is not known where the feed does not say', {}, null],
    ['is not known where nothing can be read', { lp_time: 'x' }, null],
    ['is not that of an older match where nothing was matched', { lp_time: 1, volume: 0 }, null],
  ])('%s', async (_what, values, day) => {
    const [{ quote: read }] = (await quotes([withValues(values)])) as [typeof quote];
    expect(read.day).toBe(day);
  });
});
