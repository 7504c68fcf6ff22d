import { workerUrl } from '../lib/script-url';
import type { ComputedHistory, HistoryInput } from './signal-history';
// oxlint-disable-next-line import/default -- the bundler exports the worker's address
import address from './signal-history.worker?worker&url';
import type { HistoryRequest, HistoryResponse } from './signal-history.worker';

type Pending = { resolve: (history: ComputedHistory) => void; reject: () => void };

const pending = new Map<number, Pending>();
let worker: Worker | null | undefined;
let count = 0;

/** Runs `computeSignalHistory` in a worker, or in the page where the browser starts no worker. */
export async function computeInWorker(input: HistoryInput): Promise<ComputedHistory> {
  try {
    return await requestFromWorker(input);
  } catch {
    const { computeSignalHistory } = await import('./signal-history');
    return computeSignalHistory(input);
  }
}

function requestFromWorker(input: HistoryInput): Promise<ComputedHistory> {
  return new Promise((resolve, reject) => {
    worker = worker === undefined ? startWorker() : worker;
    if (worker === null) throw new Error('no worker');
    const id = (count += 1);
    pending.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
    worker.postMessage({ id, input } satisfies HistoryRequest);
  });
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const started = new Worker(workerUrl(address), { type: 'module' });
  started.addEventListener('message', ({ data: { id, history } }: MessageEvent<HistoryResponse>) => {
    pending.get(id)?.resolve(history);
    pending.delete(id);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const { reject } of pending.values()) reject();
    pending.clear();
  });
  return started;
}
