/** Caches the result of a computation per key. */
export type Memo = <Value>(compute: (key: string) => Value) => (key?: string) => Value;

/** Creates a memo that drops its cached results when the period changes, as with the next trading day or minute. */
export function memoUntil(currentPeriod: () => string): Memo {
  return function memo<Value>(compute: (key: string) => Value) {
    let period: string | null = null;
    let values = new Map<string, Value>();
    return (key = '') => {
      const current = currentPeriod();
      if (current !== period) [period, values] = [current, new Map()];
      if (!values.has(key)) values.set(key, compute(key));
      return values.get(key)!;
    };
  };
}
