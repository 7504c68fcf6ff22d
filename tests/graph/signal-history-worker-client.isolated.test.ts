import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSeriesTasks } from '../../src/graph/series-tasks';
import type { TaskInput, TaskRequest, TaskResponse } from '../../src/graph/signal-history.worker';
import { walk } from '../support/market/series';

const INPUT = { symbol: 'FPT', until: 7, candles: walk(2, 300), isCut: false, days: [] };
const expected = () => createSeriesTasks().history(INPUT);

/** A browser's worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly requests: TaskRequest<'history'>[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeWorker.started.push(this);
  }
  postMessage(request: TaskRequest<'history'>) {
    this.requests.push(request);
  }
  respond(index: number, result: unknown) {
    const data = { id: this.requests[index]!.id, result } as TaskResponse;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.resetModules();
  FakeWorker.started = [];
});

afterEach(() => void vi.unstubAllGlobals());

async function loadClient(Worker: unknown) {
  vi.stubGlobal('Worker', Worker);
  const { runInWorker } = await import('../../src/graph/signal-history.worker-client');
  return (input: TaskInput<'history'>) => runInWorker('history', input);
}

describe('a signal history', () => {
  it('is computed in one worker, each response resolving its own request', async () => {
    const computeInWorker = await loadClient(FakeWorker);
    const histories = [computeInWorker({ ...INPUT, days: ['2026-08-27'] }), computeInWorker(INPUT)];
    const [worker] = FakeWorker.started;

    expect(FakeWorker.started).toHaveLength(1);
    expect(worker!.address).toMatch(/signal-history\.worker/);
    expect(worker!.requests.map(({ input: { candles, days } }) => [candles.time.length, days])).toEqual([
      [300, ['2026-08-27']],
      [300, []],
    ]);
    worker!.respond(1, 'the second');
    worker!.respond(0, 'the first');
    expect(await Promise.all(histories)).toEqual(['the first', 'the second']);
  });

  it('is computed in the page where the browser has no worker', async () => {
    const computeInWorker = await loadClient(undefined);
    expect(await computeInWorker(INPUT)).toEqual(expected());
  });

  it('is computed in the page after the worker failed to load, for earlier requests too', async () => {
    const computeInWorker = await loadClient(FakeWorker);
    const before = computeInWorker(INPUT);
    FakeWorker.started[0]!.dispatchEvent(new Event('error'));

    expect(await before).toEqual(expected());
    expect(await computeInWorker(INPUT)).toEqual(expected());
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('is computed in the page where the browser refuses to start a worker', async () => {
    const computeInWorker = await loadClient(function Refused() {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await computeInWorker(INPUT)).toEqual(expected());
  });
});
