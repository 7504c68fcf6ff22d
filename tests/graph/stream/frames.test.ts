import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runInFrame } from '../../../src/graph/stream/frames';

describe('what waits for a frame', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  /** A page with frames that a test runs by hand; a hidden one never runs them. */
  function page() {
    const frames = new Map<number, () => void>();
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size);
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
    onTestFinished(() => void vi.unstubAllGlobals());
    return { frames, frame: () => [...frames.values()].forEach((run) => run()) };
  }

  it('runs in the next frame, and not again after it', () => {
    const { frame } = page();
    const run = vi.fn();
    runInFrame(run);
    vi.advanceTimersByTime(16);
    expect(run).not.toHaveBeenCalled();
    frame();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs after 250 ms in a hidden page, which has no frames, and not again once it is visible', () => {
    const { frames, frame } = page();
    const run = vi.fn();
    runInFrame(run);
    vi.advanceTimersByTime(250);
    expect([run.mock.calls.length, frames.size]).toEqual([1, 0]);
    frame();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs after 250 ms where there are no frames at all', () => {
    const run = vi.fn();
    runInFrame(run);
    vi.advanceTimersByTime(250);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never runs where it is cancelled', () => {
    const { frames } = page();
    const run = vi.fn();
    runInFrame(run)();
    vi.advanceTimersByTime(1_000);
    expect([run.mock.calls.length, frames.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});
