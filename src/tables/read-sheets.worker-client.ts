import { reportProblem } from '../lib/report';
import { workerUrl } from '../lib/script-url';
import { readSheets, type Sheets, type TableInput } from './read-sheets';
// oxlint-disable-next-line import/default -- the bundler exports the worker's address
import address from './read-sheets.worker?worker&url';
import type { ReadRequest, ReadResponse } from './read-sheets.worker';

/** Bytes from which on a file is read in a worker: below them its start takes longer than the reading. */
const LARGE = 200_000;

export type Following = {
  signal?: AbortSignal | undefined;
  onProgress?: ((part: number) => void) | undefined;
};

/**
 * Reads a large input, and a file without separators, in a worker of its own, which ends with it: a workbook of some KB may have many
 * MB in it. A small text is read in the page, as is everything where there are no workers.
 */
export async function readSheetsInWorker(
  input: TableInput,
  separator: string | null,
  { signal, onProgress }: Following,
): Promise<Sheets> {
  const size = 'text' in input ? input.text.length : input.file.size;
  const isShort = size < LARGE && separator !== null;
  const inWorker = isShort ? null : await readInWorker({ input, separator }, { signal, onProgress });
  const sheets = inWorker ?? (await readSheets(input, separator, onProgress));
  signal?.throwIfAborted();
  return sheets;
}

/** Null where the browser starts no worker. */
async function readInWorker(request: ReadRequest, { signal, onProgress }: Following): Promise<Sheets | null> {
  const worker = startWorker();
  if (worker === null) return null;
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadResponse>) => {
        if ('sheets' in data) resolve(data.sheets);
        else onProgress?.(data.part);
      });
      worker.addEventListener('error', (event) => {
        reportProblem('worker', event);
        resolve(null);
      });
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(workerUrl(address), { type: 'module' });
  } catch {
    return null;
  }
}
