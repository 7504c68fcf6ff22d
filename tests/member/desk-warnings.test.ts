import { describe, expect, it } from 'vitest';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import type { TypedTrade } from '../../src/member/desk/trade-form';
import { warningsOf } from '../../src/member/desk/warnings';

const TODAY = '2026-08-27';
const typed: TypedTrade = {
  ...{ symbol: 'FPT', state: 'bought', quantity: '1000', per: '100', price: '100', day: TODAY },
  ...{ settles: '', stop: '', target: '', fee: '', tax: '', note: '' },
};
const quote = { ceiling: 105, floor: 91.3, day: TODAY };

type Known = Parameters<typeof warningsOf>[1];
const KNOWN: Known = {
  ...{
    side: 'BUY',
    noLevels: undefined,
    exchange: 'HOSE',
    quote,
    today: TODAY,
    settled: null,
    range: null,
    others: [],
    cash: null,
  },
  costs: USUAL_DESK_COSTS,
};

const warnings = (changes: Partial<TypedTrade>, known: Partial<Known> = {}) =>
  Object.entries(warningsOf({ ...typed, ...changes }, { ...KNOWN, ...known })).map(
    ([field, { key, values }]) => [field, key, ...Object.values(values ?? {})],
  );

describe('a typed trade is advised, not refused', () => {
  it.each([
    ['what is usual', {}, []],
    ['an odd lot', { quantity: '150' }, [['quantity', 'desk.warnLot']]],
    ['a price between two ticks', { price: '100.05' }, [['price', 'desk.warnTick', 'HOSE', '100']]],
    ['an average of fills, which is on no tick', { price: '100.05333' }, []],
    ['a price above the ceiling', { price: '105.1' }, [['price', 'desk.warnBand', '91.30', '105.00']]],
    ['a price below the floor', { price: '91.2' }, [['price', 'desk.warnBand', '91.30', '105.00']]],
    ['the band of another day, which is not known', { price: '80', day: '2026-08-20' }, []],
    ['a Sunday', { day: '2026-08-23' }, [['day', 'desk.warnDay']]],
    ['a stop above the price', { stop: '101' }, [['stop', 'desk.warnStop']]],
    ['a target below the price', { target: '99' }, [['target', 'desk.warnTarget']]],
    ['today’s band, which a plan need not keep', { price: '80', state: 'planned' }, []],
    ['a fee above a tenth of the value', { fee: '10,000,001' }, [['fee', 'desk.warnCosts']]],
    ['a fee of a tenth of it', { fee: '10,000,000' }, []],
    ['what is not a number yet', { quantity: 'x', price: '' }, []],
  ] as const)('about %s', (_, changes, expected) => {
    expect(warnings(changes)).toEqual(expected);
  });

  it('about a price outside of what was matched on a day that is over', () => {
    const range = { low: 98.5, high: 101 };
    const day = '2026-08-20';
    expect(warnings({ day, price: '101.1' }, { range })).toEqual([
      ['price', 'desk.warnRange', '98.50', '101.00'],
    ]);
    expect(warnings({ day, price: '98.5' }, { range })).toEqual([]);
    expect(warnings({ day, price: '80', state: 'planned' }, { range })).toEqual([]);
  });

  it('about the same trade recorded before, and not about one that differs', () => {
    const same = { id: 'a', symbol: 'FPT', side: 'BUY', quantity: 1000, price: 100_000, day: TODAY };
    const others = [{ ...same, isPlanned: false }] as unknown as Known['others'];
    expect(warnings({}, { others })).toEqual([['symbol', 'desk.warnSame']]);
    expect(warnings({ quantity: '1100' }, { others })).toEqual([]);
    expect(warnings({ state: 'planned' }, { others })).toEqual([]);
    expect(warnings({}, { others, side: 'SELL' })).toEqual([]);
  });

  it('about a signal that is over, whose levels are not filled in, until one is typed', () => {
    expect(warnings({}, { noLevels: 'BEYOND_TARGET' })).toEqual([['stop', 'desk.noLevels.BEYOND_TARGET']]);
    expect(warnings({ stop: '95' }, { noLevels: 'STOP_BROKEN' })).toEqual([]);
  });

  it('about a purchase above the cash that is known, fee included', () => {
    expect(warnings({}, { cash: 100_000_000 })).toEqual([['quantity', 'desk.warnCash', '100,000,000']]);
    expect(warnings({}, { cash: 101_000_000 })).toEqual([]);
    expect(warnings({ fee: '0' }, { cash: 100_000_000 })).toEqual([]);
    expect(warnings({ state: 'planned' }, { cash: 0 })).toEqual([]);
  });

  it('and doubted where it cannot have been made so; an odd lot is unusual only', () => {
    const doubted = warningsOf({ ...typed, quantity: '150', stop: '101' }, KNOWN);
    expect([doubted.quantity?.isDoubt, doubted.stop?.isDoubt]).toEqual([false, true]);
  });

  it('about a stop or target of a day before an ex-date, with what it is in the prices of today', () => {
    const bonus = { id: 'b', symbol: 'FPT', side: 'BONUS', quantity: 1, per: 1, price: 0, day: '2026-08-20' };
    const others = [{ ...bonus, settles: null, isPlanned: false }] as unknown as Known['others'];
    const levels = { price: '20.5', stop: '9.8', target: '24' };
    expect(warnings({ ...levels, day: '2026-08-03' }, { others })).toEqual([
      ['stop', 'desk.levelToday', '03/08', '4.90'],
      ['target', 'desk.levelToday', '03/08', '12.00'],
    ]);
    expect(warnings({ ...levels, day: '2026-08-20' }, { others })).toEqual([]);
    expect(warnings({ ...levels, day: '2026-08-03', symbol: 'HPG' }, { others })).toEqual([]);
    expect(warnings({ ...levels, day: '2026-08-03', stop: '21', target: '' }, { others })).toEqual([
      ['stop', 'desk.warnStop'],
    ]);
  });

  it('about no stop or target of a sale, which has neither', () => {
    expect(warnings({ stop: '101', target: '99' }, { side: 'SELL' })).toEqual([]);
  });

  it('about a sale of more than is settled, and about no lot or tick of new shares', () => {
    expect(warnings({ quantity: '1200' }, { side: 'SELL', settled: 1000 })).toEqual([
      ['quantity', 'desk.warnSellable', '1,000'],
    ]);
    expect(warnings({ quantity: '15', price: '10.01', day: '2026-08-23' }, { side: 'BONUS' })).toEqual([]);
  });
});
