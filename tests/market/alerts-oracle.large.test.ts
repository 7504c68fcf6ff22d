import { expect, it } from 'vitest';
import { wrongInWeek } from '../support/market/alert-oracle';
import { tried } from '../support/tried';

it(
  'every alert fires once, at the time of its price, in 10,000 random weeks of bars that are late, missing, shifted or off',
  { tags: ['P33'], timeout: 600_000 },
  async () => {
    const wrong: string[] = [];
    for (let seed = 1_001; seed <= 11_000; seed += 1) wrong.push(...(await wrongInWeek(seed)));
    expect(wrong).toEqual([]);
    tried(10_000, 'random weeks of alerts');
  },
);
