import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chapters, type Chapter } from '../../mock-server/story/story';
import { createDemo } from '../../src/demo/demo';
import type { MarketTime } from '../../src/demo/market-time';
import { openChapter } from '../../src/demo/story/story';
import { readEvents } from '../support/event-lines';

const REAL = new Date('2026-08-27T16:00:00+07:00');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: REAL }));
afterEach(() => vi.useRealTimers());

/** The demo at an address, whose page follows FPT. */
async function open(search: string) {
  window.history.replaceState(null, '', `/${search}`);
  const { demo, server, stopStory } = createDemo({ timing: 0 });
  onTestFinished(() => {
    stopStory();
    server.shutdown();
  });
  const leaving = new AbortController();
  const response = await fetch('/udf/stream?symbols=FPT', { signal: leaving.signal });
  const events = readEvents(response);
  return {
    time: demo.time as MarketTime,
    /** The market time of the next row, in ms since 1970. */
    nextTime: async () => Number(/"lp_time":(\d+)/.exec((await events.next()) ?? '')?.[1]) * 1_000,
    leave: () => leaving.abort(),
  };
}

it('the prices of a page of the demo follow its clock, sixty times as fast where it is', async () => {
  const { nextTime, leave } = await open('?clock=2026-11-20T10:00:00&speed=60');
  const ten = Date.parse('2026-11-20T10:00:00+07:00');
  expect(ten - (await nextTime())).toBeLessThan(15_000);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(ten + 60_000 - (await nextTime())).toBeLessThan(15_000);
  leave();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
});

it('they are those of a chapter of the story at once when it is opened, later or earlier', async () => {
  const { time, nextTime } = await open('?scenario=story-day');
  await nextTime();
  time.setSpeed(0);

  for (const chapter of ['signal', 'turn'] satisfies Chapter[]) {
    const next = nextTime();
    // What is read of a stream before is on its way.
    await vi.advanceTimersByTimeAsync(0);
    openChapter(time, chapter);
    expect(Math.abs(chapters[chapter] - (await next))).toBeLessThan(60_000);
  }
});
