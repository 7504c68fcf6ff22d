import { onTestFinished, vi } from 'vitest';

/** What the databases of a browser hold, by the name of a database. */
export type Databases = Map<string, unknown>;

/** Installs databases of one value each, for this test; `fails` has none open. */
export function installDatabases({ fails = false } = {}): Databases {
  const held: Databases = new Map();
  const settle = (request: EventTarget, type: string) =>
    queueMicrotask(() => void request.dispatchEvent(new Event(type)));
  const databaseOf = (name: string) => ({
    createObjectStore() {},
    close() {},
    transaction() {
      const transaction = new EventTarget();
      const done = (result: unknown) => {
        settle(transaction, 'complete');
        return { result };
      };
      return Object.assign(transaction, {
        objectStore: () => ({
          get: () => done(structuredClone(held.get(name))),
          put: (value: unknown) => {
            held.set(name, structuredClone(value));
            return done(undefined);
          },
        }),
      });
    },
  });
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      const request = Object.assign(new EventTarget(), {
        result: databaseOf(name),
        error: new Error('No database'),
      });
      settle(request, fails ? 'error' : 'success');
      return request;
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return held;
}
