import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeSignalHistory } from '../../src/graph/signal-history';
import type { Found, Work } from '../../src/graph/signal-history.worker';
import { walk } from '../support/market/series';

const ASKED = { candles: walk(2, 300), isCut: false, days: [] };

/** A browser's worker whose answers the test gives. */
class Beside extends EventTarget {
  static started: Beside[] = [];
  readonly work: Work[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Beside.started.push(this);
  }
  postMessage(work: Work) {
    this.work.push(work);
  }
  answer(place: number, found: unknown) {
    const data = { id: this.work[place]!.id, found } as Found;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.resetModules();
  Beside.started = [];
});

afterEach(() => void vi.unstubAllGlobals());

async function opened(Worker: unknown) {
  vi.stubGlobal('Worker', Worker);
  const { computeInWorker } = await import('../../src/graph/signal-history.worker-client');
  return computeInWorker;
}

describe('what the studies find', () => {
  it('is computed in one worker, each answer going to whom it is for', async () => {
    const computeInWorker = await opened(Beside);
    const answers = [computeInWorker({ ...ASKED, days: ['2026-08-27'] }), computeInWorker(ASKED)];
    const [worker] = Beside.started;

    expect(Beside.started).toHaveLength(1);
    expect(worker!.address).toMatch(/signal-history\.worker/);
    expect(worker!.work.map(({ asked: { candles, days } }) => [candles.time.length, days])).toEqual([
      [300, ['2026-08-27']],
      [300, []],
    ]);
    worker!.answer(1, 'the second');
    worker!.answer(0, 'the first');
    expect(await Promise.all(answers)).toEqual(['the first', 'the second']);
  });

  it('is computed in the page where the browser has no worker', async () => {
    const computeInWorker = await opened(undefined);
    expect(await computeInWorker(ASKED)).toEqual(computeSignalHistory(ASKED));
  });

  it('is computed in the page once the worker cannot be loaded, what it was asked for before included', async () => {
    const computeInWorker = await opened(Beside);
    const before = computeInWorker(ASKED);
    Beside.started[0]!.dispatchEvent(new Event('error'));

    expect(await before).toEqual(computeSignalHistory(ASKED));
    expect(await computeInWorker(ASKED)).toEqual(computeSignalHistory(ASKED));
    expect(Beside.started).toHaveLength(1);
  });

  it('is computed in the page where the browser refuses to start a worker', async () => {
    const computeInWorker = await opened(function Refused() {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await computeInWorker(ASKED)).toEqual(computeSignalHistory(ASKED));
  });
});
