import { RestError } from './errors';

type Running<Key, Value> = {
  get(key: Key): Promise<Value> | undefined;
  set(key: Key, load: Promise<Value>): unknown;
  delete(key: Key): unknown;
};

/**
 * Runs a load that several wait for once, as long as it runs. Where whoever began it leaves, so that it is aborted, the next of
 * them begins it again.
 */
export function shareLoad<Key, Value>(
  running: Running<Key, Value>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const joined = running.get(key);
  if (joined) {
    return joined.catch((error: unknown) => {
      if (error instanceof RestError && error.kind === 'aborted') return shareLoad(running, key, load);
      throw error;
    });
  }
  const own = load().finally(() => running.delete(key));
  running.set(key, own);
  return own;
}
