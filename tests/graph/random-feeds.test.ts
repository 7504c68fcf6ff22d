import { describe, expect, it } from 'vitest';
import { wrongOfSeed } from '../support/feeds/random-feed';
import { tried } from '../support/tried';

const FEEDS = 120;

describe('120 random feeds', { tags: ['P32'], timeout: 60_000 }, () => {
  it('give the right figure with its day, or none', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= FEEDS; seed += 1) wrong.push(...(await wrongOfSeed(seed)));
    expect(wrong).toEqual([]);
    tried(FEEDS, 'random feeds');
  });
});
