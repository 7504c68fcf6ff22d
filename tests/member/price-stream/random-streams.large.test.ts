import { describe, expect, it } from 'vitest';
import { wrongOfStream } from '../../support/price-stream/random-stream';
import { tried } from '../../support/tried';

const STREAMS = 10_000;

describe('10,000 random streams', { tags: ['P36'], timeout: 3_000_000 }, () => {
  it('leave the prices of the server on every page, or mark them as stale within 25 s', async () => {
    const wrong: string[] = [];
    for (let seed = 1_001; seed <= 1_000 + STREAMS; seed += 1) wrong.push(...(await wrongOfStream(seed)));
    expect(wrong).toEqual([]);
    tried(STREAMS, 'random streams');
  });
});
