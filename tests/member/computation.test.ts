import { describe, expect, it, vi } from 'vitest';
import { createComputation } from '../../src/member/shared/computation';

/** A computation of doubles, each of which ends when the test says so. */
function start(keys: readonly number[], options: { wait?: number } = {}) {
  const begun: number[] = [];
  const ends = new Map<number, { succeed: () => void; fail: (error: Error) => void }>();
  const computation = createComputation(
    keys,
    (key) => {
      begun.push(key);
      return new Promise<number>((resolve, fail) => {
        ends.set(key, { succeed: () => resolve(key * 2), fail });
      });
    },
    options,
  );
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

describe('a computation whose results wait for each other', () => {
  /** Lets results come that were brought on, and no time pass. */
  const settle = () => vi.advanceTimersByTimeAsync(0);

  function startWaiting(keys: readonly number[]) {
    vi.useFakeTimers();
    const computation = start(keys, { wait: 250 });
    const reports: number[][] = [];
    const unsubscribe = computation.subscribe(() => reports.push([...computation.get().results.keys()]));
    return { ...computation, reports, unsubscribe };
  }

  it('reports those of a quarter of a second together, and begins the next ones at once', async () => {
    const { reports, begun, end } = startWaiting([1, 2, 3, 4, 5, 6, 7, 8]);
    end(1).succeed();
    await settle();
    end(2).succeed();
    await settle();
    expect([begun, reports]).toEqual([[1, 2, 3, 4, 5], []]);

    vi.advanceTimersByTime(249);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reports).toEqual([[1, 2]]);

    end(3).succeed();
    await settle();
    vi.advanceTimersByTime(250);
    expect(reports).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
  });

  it('reports the last ones at once, and nothing after them', async () => {
    const { reports, get, end } = startWaiting([1, 2, 3]);
    end(3).succeed();
    end(1).fail(new Error('down'));
    end(2).succeed();
    await settle();
    expect(reports).toEqual([[3, 2]]);
    expect(get().failed).toBe(1);

    vi.advanceTimersByTime(1_000);
    expect(reports).toHaveLength(1);
  });

  it('loses none of those that had come when its last listener goes, nor of those that come later', async () => {
    const { get, subscribe, unsubscribe, begun, end } = startWaiting([1, 2, 3, 4, 5]);
    end(1).succeed();
    await settle();
    expect(get().results.size).toBe(0);
    unsubscribe();
    expect([...get().results.keys()]).toEqual([1]);

    for (const key of [2, 3, 4]) end(key).succeed();
    await settle();
    expect([...get().results.keys()]).toEqual([1, 2, 3, 4]);
    expect(begun).not.toContain(5);

    subscribe(() => {});
    expect(begun).toContain(5);
  });
});
