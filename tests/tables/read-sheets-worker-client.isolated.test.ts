import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTable, type ReadOptions } from '../../src/tables/read-table';
import { readSheets } from '../../src/tables/read-sheets';
import type { ReadRequest, ReadResponse } from '../../src/tables/read-sheets.worker';
import { sheetXml, workbook } from '../support/workbooks';
import { isHead } from './heads';

const TEXT = `Ngày;Mã CK;Giá\n${'18/08/2026;FPT;79,4\n'.repeat(12_000)}`;
const FILE = new Blob([TEXT]);

/** A browser's worker whose responses the test sends. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly requests: ReadRequest[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(request: ReadRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  respond(data: ReadResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => void vi.unstubAllGlobals());

const read = (file: Blob, options: Partial<ReadOptions> = {}) => readTable({ file }, { isHead, ...options });

const started = () => vi.waitUntil(() => FakeWorker.started[0]?.requests[0] && FakeWorker.started[0]);

describe('a file of 200 KB or more', () => {
  it('is read in a worker, which knows the separator, reports its progress and ends with the answer', async () => {
    const progress: number[] = [];
    const reading = read(FILE, { onProgress: (part) => progress.push(part) });
    const worker = await started();
    expect(worker.requests[0]!.separator).toBe(';');
    worker.respond({ part: 0.5 });
    const { input, separator } = worker.requests[0]!;
    worker.respond({ sheets: await readSheets(input, separator) });

    expect(await reading).toMatchObject({ head: ['Ngày', 'Mã CK', 'Giá'], beyond: 2_000 });
    expect(progress).toEqual([0.5, 1]);
    expect(worker.isTerminated).toBe(true);
  });

  it('is read no further when it is cancelled', async () => {
    const controller = new AbortController();
    const reading = read(FILE, { signal: controller.signal });
    const worker = await started();
    controller.abort();

    await expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }) as Error);
    expect(worker.isTerminated).toBe(true);
  });

  it('is read in the page where the browser refuses to start a worker, or cannot load it', async () => {
    vi.stubGlobal('Worker', function Refused() {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await read(FILE)).toMatchObject({ beyond: 2_000 });

    vi.stubGlobal('Worker', FakeWorker);
    const reading = read(FILE);
    (await started()).dispatchEvent(new Event('error'));
    expect(await reading).toMatchObject({ beyond: 2_000 });
  });
});

it('reads a workbook in a worker whatever its size: how much is packed in it nobody knows yet', async () => {
  const reading = read(new Blob([workbook([{ name: 'S', xml: sheetXml([['Ngày', 'Mã CK', 'Giá']]) }])]));
  const worker = await started();
  const { input, separator } = worker.requests[0]!;
  worker.respond({ sheets: await readSheets(input, separator) });
  expect(await reading).toMatchObject({ head: ['Ngày', 'Mã CK', 'Giá'] });
});

it('reads a small text in the page', async () => {
  const progress: number[] = [];
  await read(new Blob([TEXT.slice(0, 1_000)]), { onProgress: (part) => progress.push(part) });
  expect(FakeWorker.started).toEqual([]);
  expect(progress.at(-1)).toBe(1);
});
