import { createStore, type Store } from '../../lib/store';

/** How far a computation is: its results so far, how many keys have failed, and why the last of these did. */
type Computed<Key, Result> = {
  readonly results: ReadonlyMap<Key, Result>;
  readonly failed: number;
  readonly error: unknown;
};

/** Results that are computed while somebody follows them, each reported at once. */
export type Computation<Key, Result> = Pick<Store<Computed<Key, Result>>, 'get' | 'subscribe'> & {
  /** Computes the keys that have failed again, or those that are given. */
  readonly retry: (keys?: readonly Key[]) => void;
};

/** How many results are computed at once. */
const LANES = 3;

/** Computes results for keys, some at once; `onResults` receives those that there are whenever they change. */
export function createComputation<Key, Result>(
  keys: readonly Key[],
  compute: (key: Key) => Promise<Result>,
  onResults?: (results: ReadonlyMap<Key, Result>) => void,
): Computation<Key, Result> {
  const results = new Map<Key, Result>();
  const failed = new Set<Key>();
  const waiting = [...keys];
  let error: unknown = null;
  let running = 0;
  let isFollowed = false;
  const store = createStore<Computed<Key, Result>>({ results: new Map(), failed: 0, error }, () => {
    isFollowed = true;
    work();
    return () => {
      isFollowed = false;
    };
  });

  function work() {
    if (!isFollowed) return;
    while (running < LANES && waiting.length > 0) void computeOne(waiting.shift()!);
  }

  async function computeOne(key: Key) {
    running += 1;
    try {
      results.set(key, await compute(key));
    } catch (thrown) {
      failed.add(key);
      error = thrown;
    }
    running -= 1;
    report();
    work();
  }

  function report() {
    const reported = new Map(results);
    store.set({ results: reported, failed: failed.size, error });
    onResults?.(reported);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    retry(again = [...failed]) {
      for (const key of again) {
        results.delete(key);
        failed.delete(key);
      }
      waiting.push(...again);
      error = null;
      report();
      work();
    },
  };
}
