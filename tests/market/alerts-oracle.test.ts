import { expect, it } from 'vitest';
import { wrongInWeek } from '../support/market/alert-oracle';
import { tried } from '../support/tried';

it(
  'every alert fires once, at the time of its price, in 300 random weeks of bars that are late, missing, shifted or off',
  { tags: ['P33'] },
  async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 300; seed += 1) wrong.push(...(await wrongInWeek(seed)));
    expect(wrong).toEqual([]);
    tried(300, 'random weeks of alerts');
  },
);
