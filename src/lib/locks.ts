/** What is used of a browser's locks. */
export type Locks = { readonly request: <T>(name: string, run: () => Promise<T>) => Promise<T> };

/** The locks of the browser that the page runs in; undefined where it has none. */
export function ownLocks(): Locks | undefined {
  return (navigator as { locks?: Locks }).locks;
}

/**
 * Runs one tab of a browser after the other; at once where the browser has no locks, or refuses them: Chromium does where
 * site data are blocked.
 */
export async function inTurn<T>(locks: Locks | undefined, name: string, run: () => Promise<T>): Promise<T> {
  if (!locks) return run();
  let hasStarted = false;
  const start = () => {
    hasStarted = true;
    return run();
  };
  try {
    return await locks.request(name, start);
  } catch (error) {
    if (hasStarted) throw error;
    return run();
  }
}
