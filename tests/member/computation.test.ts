import { describe, expect, it, vi } from 'vitest';
import { createComputation } from '../../src/member/shared/computation';

/** A computation of doubles, each of which ends when the test says so. */
function start(keys: readonly number[]) {
  const begun: number[] = [];
  const ends = new Map<number, { succeed: () => void; fail: (error: Error) => void }>();
  const computation = createComputation(keys, (key) => {
    begun.push(key);
    return new Promise<number>((resolve, fail) => {
      ends.set(key, { succeed: () => resolve(key * 2), fail });
    });
  });
  return { ...computation, begun, end: (key: number) => ends.get(key)! };
}

describe('a computation', () => {
  it('begins with its first listener, has three keys in work, and reports each result at once', async () => {
    const { subscribe, get, begun, end } = start([1, 2, 3, 4, 5]);
    expect(begun).toEqual([]);

    subscribe(() => {});
    expect(begun).toEqual([1, 2, 3]);

    end(2).succeed();
    await vi.waitFor(() => expect([...get().results]).toEqual([[2, 4]]));
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('begins nothing while nobody listens, and goes on where it was', async () => {
    const { subscribe, get, begun, end } = start([1, 2, 3, 4]);
    const unsubscribe = subscribe(() => {});
    unsubscribe();

    end(1).succeed();
    await vi.waitFor(() => expect([...get().results.keys()]).toEqual([1]));
    expect(begun).toEqual([1, 2, 3]);

    subscribe(() => {});
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('computes again what has failed and nothing else, or the key that is given', async () => {
    const { subscribe, get, retry, begun, end } = start([1, 2]);
    const error = new Error('down');
    subscribe(() => {});
    end(1).succeed();
    end(2).fail(error);
    await vi.waitFor(() => expect(get()).toMatchObject({ failed: 1, error }));

    retry();
    expect(begun).toEqual([1, 2, 2]);
    expect(get()).toMatchObject({ failed: 0, error: null });
    end(2).succeed();
    await vi.waitFor(() => expect(get().results.size).toBe(2));

    retry([1]);
    expect(begun).toEqual([1, 2, 2, 1]);
    expect([...get().results]).toEqual([[2, 4]]);
  });
});
