import { describe, expect, it } from 'vitest';
import { levelsOn, withLevelsOf } from '../../src/market/account/purchase-levels';
import { exDaysOf } from '../../src/market/account/rights';
import { bonus, buy, dividend } from '../support/market/account-rows';

const purchase = buy('2026-08-10', 1_000, 20_500, { stop: 19_500, target: 22_500 });
const after = (...rights: Parameters<typeof exDaysOf>[0][number][]) => exDaysOf(rights).get('FPT') ?? [];

describe('the stop and the target of a purchase', () => {
  it('are lowered by each ex-date from its day on, and not by those until the purchase', () => {
    const exDays = after(
      bonus('2026-08-10', 1, 1),
      bonus('2026-08-17', 1, 1),
      dividend('2026-08-18', 750),
      bonus('2026-08-18', 1, 10, 1_000),
    );
    const on = (day: string) => Object.values(levelsOn(purchase, exDays, day));

    expect(['2026-08-10', '2026-08-16', '2026-08-17', '2026-08-18'].map(on)).toEqual([
      [19_500, 22_500],
      [19_500, 22_500],
      [9_750, 11_250],
      [8_273, 9_636],
    ]);
    expect(levelsOn({ ...purchase, target: null }, exDays, '2026-08-17').target).toBeNull();
  });

  it('are saved in the prices of its day, whatever is chosen after ex-dates, and read as they were chosen', () => {
    const day = '2026-08-27';
    const rights = [
      [bonus('2026-08-17', 1, 1)],
      [bonus('2026-08-17', 3, 20), dividend('2026-08-24', 1_500)],
      [bonus('2026-08-17', 7, 100), bonus('2026-08-17', 1, 3, 10_000), dividend('2026-08-17', 333)],
      [],
    ].map((all) => after(...all));
    const chosen = Array.from({ length: 700 }, (_, i) => ({ stop: 9_000 + 10 * i, target: 16_010 + 10 * i }));

    const read = rights.map((exDays) =>
      chosen.map((levels) => levelsOn(withLevelsOf(purchase, levels, exDays, day), exDays, day)),
    );
    expect(read).toEqual(rights.map(() => chosen));
    expect(withLevelsOf(purchase, chosen[75]!, rights[0]!, day)).toEqual({
      ...purchase,
      ...{ stop: 19_500, target: 33_520 },
    });
  });

  it('stay to the đồng where only the other one is chosen', () => {
    const exDays = after(bonus('2026-08-17', 1, 1));
    const odd = { ...purchase, target: 22_501 };
    const { stop, target } = levelsOn(odd, exDays, '2026-08-17');

    expect([stop, target]).toEqual([9_750, 11_251]);
    expect(withLevelsOf(odd, { stop: 9_800, target }, exDays, '2026-08-17')).toMatchObject({
      ...{ stop: 19_600, target: 22_501 },
    });
  });
});
