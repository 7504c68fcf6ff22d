/** A load that happens once; `loaded` returns its result if it is there. */
export type Once<T> = (() => Promise<T>) & { readonly loaded: () => T | undefined };

/** Returns a function that loads once; a failure is not kept, so that the next call tries again. */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return Object.assign(loadOnce, { loaded: () => loaded });
}
