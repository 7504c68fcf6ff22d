import { runAfter } from './schedule';

/** Settles as a promise does, or with undefined after so many milliseconds. */
export async function within<T>(ms: number, work: PromiseLike<T>): Promise<T | undefined> {
  let cancel = () => {};
  const late = new Promise<undefined>((settle) => (cancel = runAfter(ms, () => settle(undefined))));
  return Promise.race([work, late]).finally(() => cancel());
}
