import { describe, expect, it } from 'vitest';
import { agrees, isOffLevel, offFactor } from '../../src/market/held-price';
import { judge, UNJUDGED, type Judged, type PriceOfNow } from '../../src/market/judged-price';

const HOSE = { close: 40, exchange: 'HOSE', levels: [] } as const;
const NOTHING = { ...HOSE, close: null } as const;

const now = (price: number | null, changes: Partial<PriceOfNow> = {}): PriceOfNow => ({
  price,
  reference: 40,
  volume: 100,
  ...changes,
});

/** What is held back of prices that come one after the other. */
function heldOf(prices: readonly PriceOfNow[], known: Parameters<typeof judge>[2] = HOSE) {
  let judged: Judged = UNJUDGED;
  return prices.map((price) => {
    judged = judge(judged, price, known);
    return judged.held && [judged.held.price, judged.held.known, judged.held.factor];
  });
}

describe('a price beside one that is known', () => {
  it('is off by a factor near 10, 100 or 1,000, or a part of that', () => {
    const prices = [39_950, 24_000, 4_100, 390, 401, 40, 80, 4, 0.4, 0.04, 0.027];
    expect(prices.map((price) => offFactor(price, 40))).toEqual([
      ...[1_000, 1_000, 100, 10, 10, null, null, 0.1, 0.01, 0.001, 0.001],
    ]);
  });

  it('agrees within the limits of a first day, 20, 30 and 40 % by exchange, the widest of an unknown one', () => {
    const highest = (exchange: 'HOSE' | 'HNX' | 'UPCOM' | null) =>
      [119, 121, 129, 131, 139, 141].filter((price) => agrees(price, 100, { exchange })).at(-1);
    expect(['HOSE', 'HNX', 'UPCOM', null].map((each) => highest(each as 'HOSE'))).toEqual([
      ...[119, 129, 139, 139],
    ]);
    const lowest = [59, 61, 69, 71, 79, 81].find((price) => agrees(price, 100, { exchange: 'HOSE' }));
    expect(lowest).toBe(81);
  });

  it('agrees one tick away, however cheap the share, and further after days without a price', () => {
    expect([agrees(0.3, 0.2, { exchange: 'UPCOM' }), agrees(0.4, 0.2, { exchange: 'UPCOM' })]).toEqual([
      ...[true, false],
    ]);
    expect([1, 2].map((days) => agrees(140, 100, { exchange: 'HOSE', days }))).toEqual([false, true]);
  });

  it('is in another unit than a level that a person set, which nothing happens on', () => {
    expect([isOffLevel(42, 39_950), isOffLevel(42, 39.95), isOffLevel(1, 100), isOffLevel(null, 5)]).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe('a price of now', () => {
  it('is believed beside the close before, on a first day, after a halt, and where nothing is known', () => {
    expect(heldOf([now(39.95), now(42.8), now(47.9, { reference: null })])).toEqual([null, null, null]);
    expect(heldOf([now(48, { reference: 48 })], { ...HOSE, close: 31 })).toEqual([null]);
    expect(heldOf([now(39.95, { reference: null })], NOTHING)).toEqual([null]);
  });

  it('in another unit is held back however often it comes, its reference in that unit too', () => {
    const dong = now(39_950, { reference: 40_300 });
    expect(heldOf([dong, { ...dong, price: 39_900, volume: 200 }, now(39.9)])).toEqual([
      [39_950, 40, 1_000],
      [39_900, 40, 1_000],
      null,
    ]);
  });

  it('in another unit is held back against the price before it, where no bar is known', () => {
    expect(heldOf([now(40), now(39_950, { reference: 40_300 })], NOTHING)).toEqual([
      null,
      [39_950, 40, 1_000],
    ]);
  });

  it('in another unit is held back though it came before the first bar was read', () => {
    const dong = now(39_950, { reference: 40_300 });
    const first = judge(UNJUDGED, dong, NOTHING);
    const second = judge(first, { ...dong, volume: 200 }, HOSE);
    expect([first.held, second.held?.factor]).toEqual([null, 1_000]);
  });

  it('in another unit than the bars is believed where an alert’s level is in its unit', () => {
    const ofBars = { close: 39_950, exchange: 'HOSE', levels: [30] } as const;
    expect(heldOf([now(40)], ofBars)).toEqual([null]);
    expect(heldOf([now(40)], { ...ofBars, levels: [30_000] })).toEqual([[40, 30_000, 0.001]]);
  });

  it('off by a factor from its own reference is held back, however often it comes and whatever bars agree', () => {
    const dong = now(39_950, { reference: 40.3 });
    const inDong = { ...HOSE, close: 39_900 };
    expect(heldOf([dong, { ...dong, volume: 200 }], inDong)).toEqual([
      [39_950, 40.3, 1_000],
      [39_950, 40.3, 1_000],
    ]);
    expect(heldOf([dong], { ...inDong, levels: [30_000] })).toEqual([null]);
    const hundredfold = now(2_000, { reference: 20.4 });
    expect(heldOf([hundredfold, { ...hundredfold, volume: 200 }])).toEqual([
      [2_000, 20.4, 100],
      [2_000, 20.4, 100],
    ]);
  });

  it('beyond the widest limits is believed with the next one that agrees with it, and not repeated', () => {
    expect(heldOf([now(55), now(55), now(55.5, { volume: 200 })])).toEqual([
      ...[[55, 40, null], [55, 40, null], null],
    ]);
    expect(heldOf([now(55), now(40.5), now(55, { volume: 300 })])).toEqual([
      ...[[55, 40, null], null, [55, 40.5, null]],
    ]);
  });

  it('after a step that the reference of its day has taken is believed, but not off by a factor from the bars', () => {
    expect(heldOf([now(20.1, { reference: 20 }), now(4.1, { reference: 4 })])).toEqual([
      null,
      [4.1, 40, 0.1],
    ]);
    expect(heldOf([now(4.1, { reference: 4 })])).toEqual([[4.1, 40, 0.1]]);
    expect(heldOf([now(4.1, { reference: 4 })], { ...HOSE, close: 4.05 })).toEqual([null]);
  });

  it('that is missing changes nothing', () => {
    expect(heldOf([now(55), now(null), now(56, { volume: 200 })])).toEqual([
      ...[[55, 40, null], [55, 40, null], null],
    ]);
  });
});
