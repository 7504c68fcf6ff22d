import { describe, expect, it } from 'vitest';
import { wrongOfStream } from '../../support/price-stream/random-stream';
import { tried } from '../../support/tried';

const STREAMS = 300;

describe('300 random streams', { tags: ['P36'], timeout: 120_000 }, () => {
  it('leave the prices of the server on every page, or mark them as stale within 25 s', async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= STREAMS; seed += 1) wrong.push(...(await wrongOfStream(seed)));
    expect(wrong).toEqual([]);
    tried(STREAMS, 'random streams');
  });
});
