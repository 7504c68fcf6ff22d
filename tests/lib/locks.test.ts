import { describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../src/lib/locks';
import { refusedLocks, sharedLocks } from '../support/graph/desk-tabs';

describe('what tabs do in turn', () => {
  it.each([
    ['has no locks', undefined],
    ['refuses its locks', refusedLocks],
    [
      'throws for its locks',
      {
        request: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      },
    ],
  ])('is done at once, once, where the browser %s', async (_, locks) => {
    const run = vi.fn(async () => 'done');
    expect(await inTurn(locks, 'desk', run)).toBe('done');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for what another one does under the same lock', async () => {
    const locks = sharedLocks();
    const done: string[] = [];
    const slow = inTurn(locks, 'desk', async () => {
      await Promise.resolve();
      done.push('first');
    });
    await inTurn(locks, 'desk', async () => void done.push('second'));
    await slow;
    expect(done).toEqual(['first', 'second']);
  });

  it('fails as it fails, and is not repeated without the lock', async () => {
    const run = vi.fn(() => Promise.reject(new Error('Full')));
    await expect(inTurn(sharedLocks(), 'desk', run)).rejects.toThrow('Full');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
