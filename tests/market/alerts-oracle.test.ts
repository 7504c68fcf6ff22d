import { expect, it } from 'vitest';
import { wrongInWeek } from '../support/market/alert-oracle';
import { tried } from '../support/tried';

/** Random weeks in each test. */
const WEEKS = 30;

it.each(Array.from({ length: 10 }, (_, i) => 1 + i * WEEKS))(
  'every alert fires once, at the time of its price, in random weeks of bars that are late, missing, shifted or off, from week %s on',
  { tags: ['P33'] },
  async (first) => {
    const wrong: string[] = [];
    for (let seed = first; seed < first + WEEKS; seed += 1) wrong.push(...(await wrongInWeek(seed)));
    expect(wrong).toEqual([]);
    tried(WEEKS, 'random weeks of alerts');
  },
);
