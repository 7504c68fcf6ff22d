import { reportProblem } from '../lib/report';
import { workerUrl } from '../lib/script-url';
import { announcedDays } from '../market/calendar';
import type { SeriesTasks } from './series-tasks';
// oxlint-disable-next-line import/default -- the bundler exports the worker's address
import address from './signal-history.worker?worker&url';
import type { TaskInput, TaskRequest, TaskResponse, TaskResult } from './signal-history.worker';

type Task = keyof SeriesTasks;
type Pending = { resolve: (result: TaskResult<Task>) => void; reject: () => void };

const pending = new Map<number, Pending>();
let worker: Worker | null | undefined;
let inPage: SeriesTasks | undefined;
let count = 0;

/** Runs a task in a worker, or in the page where the browser starts no worker; each keeps its own series. */
export async function runInWorker<Name extends Task>(
  name: Name,
  input: TaskInput<Name>,
): Promise<TaskResult<Name>> {
  try {
    return (await requestFromWorker({ name, input })) as TaskResult<Name>;
  } catch {
    const { createSeriesTasks } = await import('./series-tasks');
    inPage ??= createSeriesTasks();
    const run = inPage[name] as (input: TaskInput<Name>) => TaskResult<Name>;
    return run(input);
  }
}

function requestFromWorker(request: Pick<TaskRequest, 'name' | 'input'>): Promise<TaskResult<Task>> {
  return new Promise((resolve, reject) => {
    worker = worker === undefined ? startWorker() : worker;
    if (worker === null) throw new Error('no worker');
    const id = (count += 1);
    pending.set(id, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window has one
    worker.postMessage({ id, ...request, announced: announcedDays() } satisfies TaskRequest);
  });
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const started = new Worker(workerUrl(address), { type: 'module' });
  started.addEventListener('message', ({ data: { id, result } }: MessageEvent<TaskResponse>) => {
    pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  started.addEventListener('error', (event) => {
    reportProblem('worker', event);
    worker = null;
    for (const { reject } of pending.values()) reject();
    pending.clear();
  });
  return started;
}
