import { createStore, type Store } from '../../lib/store';

/** How far a computation is: its results so far, how many keys have failed, and why the last of these did. */
type Computed<Key, Result> = {
  readonly results: ReadonlyMap<Key, Result>;
  readonly failed: number;
  readonly error: unknown;
};

/** Results that are computed while somebody follows them. */
export type Computation<Key, Result> = Pick<Store<Computed<Key, Result>>, 'get' | 'subscribe'> & {
  /** Computes the keys that have failed again, or those that are given. */
  readonly retry: (keys?: readonly Key[]) => void;
};

type Options<Key, Result> = {
  /** Receives the results that there are whenever they are reported. */
  onResults?: ((results: ReadonlyMap<Key, Result>) => void) | undefined;
  /** How long a result may wait for others to be reported with it, in ms; 0 for not at all. The last ones never wait. */
  wait?: number;
};

/** How many results are computed at once. */
const LANES = 3;

/** Computes results for keys, some at once, and reports each when it comes, or several together. */
export function createComputation<Key, Result>(
  keys: readonly Key[],
  compute: (key: Key) => Promise<Result>,
  { onResults, wait = 0 }: Options<Key, Result> = {},
): Computation<Key, Result> {
  const results = new Map<Key, Result>();
  const failed = new Set<Key>();
  const waiting = [...keys];
  let error: unknown = null;
  let running = 0;
  let isFollowed = false;
  let reporting: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<Computed<Key, Result>>({ results: new Map(), failed: 0, error }, () => {
    isFollowed = true;
    work();
    return () => {
      isFollowed = false;
      if (reporting !== undefined) report();
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
    if (wait === 0 || running === 0) report();
    else reporting ??= setTimeout(report, wait);
    work();
  }

  function report() {
    clearTimeout(reporting);
    reporting = undefined;
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
