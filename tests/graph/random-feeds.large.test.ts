import { describe, expect, it } from 'vitest';
import { wrongOfSeed } from '../support/feeds/random-feed';
import { tried } from '../support/tried';

const FEEDS = 10_000;

describe('10,000 random feeds', { tags: ['P32'], timeout: 3_000_000 }, () => {
  it('give the right figure with its day, or none', async () => {
    const wrong: string[] = [];
    for (let seed = 1_001; seed <= 1_000 + FEEDS; seed += 1) wrong.push(...(await wrongOfSeed(seed)));
    expect(wrong).toEqual([]);
    tried(FEEDS, 'random feeds');
  });
});
