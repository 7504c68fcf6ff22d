import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Runs a module in so many fresh engines, one after the other, and returns what each of them has measured. */
export async function inFreshEngines(module, runs) {
  const results = [];
  while (results.length < runs) results.push((await once(new Worker(new URL(module)), 'message'))[0]);
  return results;
}

/** Measures where a module is run by `inFreshEngines`, and reports the result to it. */
export async function whenFresh(measure) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
  if (!isMainThread) parentPort.postMessage(await measure());
}
