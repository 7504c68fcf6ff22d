import { describe, expect, it } from 'vitest';
import { settlementOf } from '../../src/market/settlement';
import { voidPrice } from '../../src/market/plan/void-price';

describe('a purchase', () => {
  it.each([
    ['2022-08-25', '2022-08-29'],
    ['2026-08-25', '2026-08-27'],
    ['2026-08-27', '2026-09-03'],
    ['2026-02-12', '2026-02-23'],
    ['2026-11-19', '2026-11-23'],
  ])('of %s may be sold from the afternoon of %s: weekends and holidays do not count', (bought, sellable) => {
    expect(settlementOf(bought)).toMatchObject({ sellable, isConfirmed: true });
  });

  it('of before August 2022 could be sold from the morning of T+3', () => {
    expect(settlementOf('2022-08-24')).toMatchObject({
      next: '2022-08-26',
      sellable: '2022-08-29',
      isAfternoon: false,
    });
  });

  it('names a day beyond the confirmed calendar as not confirmed', () => {
    expect(settlementOf('2026-12-31')).toEqual({
      bought: '2026-12-31',
      next: '2027-01-04',
      sellable: '2027-01-05',
      isAfternoon: true,
      isConfirmed: false,
    });
  });
});

describe('the price that voids a signal', () => {
  it.each([
    [26.87, 'HPG', 'HOSE', 26.9],
    [9.421, 'HT1', 'HOSE', 9.43],
    [9.421, 'SHS', 'HNX', 9.5],
    [63.41, 'FPT', 'HOSE', 63.5],
    [17.003, 'FUEVFVND', 'HOSE', 17.01],
    [17.003, 'HPG', null, 17.01],
    [20.1 + 1e-12, 'HPG', 'HOSE', 20.1],
  ] as const)('%d of %s on %s is shown as %d', (level, symbol, exchange, price) => {
    expect(voidPrice(level, symbol, exchange)).toBe(price);
  });

  it('is shown to the cent where a later ex-date has moved all closes off their ticks', () => {
    const [own, level, close] = [24.5 / 1.1, 22.204, 22.24];

    expect(voidPrice(level, 'ACB', 'HOSE', own)).toBe(22.21);
    expect(close).toBeGreaterThan(voidPrice(level, 'ACB', 'HOSE', own));
    expect(voidPrice(level, 'ACB', 'HOSE', 24.5)).toBe(22.25);
  });
});
