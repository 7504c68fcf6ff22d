import { workerUrl } from '../lib/script-url';
import type { Asked, ComputedHistory } from './signal-history';
// oxlint-disable-next-line import/default -- the bundler answers the worker's address
import address from './signal-history.worker?worker&url';
import type { Found, Work } from './signal-history.worker';

type Waiting = { found: (history: ComputedHistory) => void; failed: () => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let count = 0;

/** `computeSignalHistory` computed beside the page, which stays free; in the page where the browser runs no worker of ours. */
export async function computeInWorker(asked: Asked): Promise<ComputedHistory> {
  try {
    return await inWorker(asked);
  } catch {
    const { computeSignalHistory } = await import('./signal-history');
    return computeSignalHistory(asked);
  }
}

function inWorker(asked: Asked): Promise<ComputedHistory> {
  return new Promise((found, failed) => {
    worker = worker === undefined ? start() : worker;
    if (worker === null) throw new Error('no worker');
    const id = (count += 1);
    waiting.set(id, { found, failed });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
    worker.postMessage({ id, asked } satisfies Work);
  });
}

function start(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const begun = new Worker(workerUrl(address), { type: 'module' });
  begun.addEventListener('message', ({ data: { id, found } }: MessageEvent<Found>) => {
    waiting.get(id)?.found(found);
    waiting.delete(id);
  });
  begun.addEventListener('error', () => {
    worker = null;
    for (const { failed } of waiting.values()) failed();
    waiting.clear();
  });
  return begun;
}
