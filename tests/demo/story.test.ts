import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarketTime } from '../../src/demo/market-time';
import { chapterAt, openChapter, startStory, STORY_DAY } from '../../src/demo/story/story';
import { openTabText } from '../../src/lib/storage';
import { isTradingDay } from '../../src/market/calendar';
import { marketTime } from '../../src/market/clock';

const REAL = new Date('2026-11-27T10:00:00+07:00');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: REAL });
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

const stops: (() => void)[] = [];

/** A page of one tab, on a scenario. */
function openPage({ scenario = STORY_DAY, isClockNamed = false } = {}) {
  const time = createMarketTime({ browser: window });
  const stop = startStory({ scenario, time, isClockNamed, begun: openTabText(window, 'demo.story') });
  stops.push(stop);
  const shown = () => new Date(time.now() + 7 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
  return { time, stop, shown };
}

describe('the clock of the story', () => {
  it('begins at 08:45 of a trading day, sixty times as fast', () => {
    const { time, shown } = openPage();
    const { day } = marketTime(new Date(time.now()));

    expect([shown().slice(11), isTradingDay(day), time.setting()?.speed]).toEqual(['08:45', true, 60]);
    vi.advanceTimersByTime(MINUTE);
    expect(shown().slice(11)).toBe('09:45');
  });

  it('leaves out the nights, and stands still after the sale', () => {
    const { time, shown } = openPage();
    const seen: string[] = [];
    time.subscribe(() => seen.push(shown()));

    vi.advanceTimersByTime(10 * MINUTE);

    expect(seen).toEqual(['2026-10-20 09:17', '2026-10-22 12:57', '2026-10-22 13:16', '2026-10-22 13:40']);
    expect([time.setting()?.speed, shown()]).toEqual([0, '2026-10-22 13:40']);
  });

  it('stands in a pause for as long as one likes, and goes on from there', () => {
    const { time, shown } = openPage();
    time.setSpeed(0);
    vi.advanceTimersByTime(30 * MINUTE);
    expect(shown()).toBe('2026-10-19 08:45');

    time.setSpeed(60);
    vi.advanceTimersByTime(MINUTE);
    expect(shown()).toBe('2026-10-19 09:45');
  });

  it('jumps between the chapters at the speed that it has, back and forth', () => {
    const { time, shown } = openPage();
    time.setSpeed(10);
    openChapter(time, 'sale');
    expect([shown(), chapterAt(time.now()), time.setting()?.speed]).toEqual(['2026-10-22 13:16', 'sale', 10]);

    openChapter(time, 'alert');
    vi.advanceTimersByTime(MINUTE);
    expect([shown(), chapterAt(time.now())]).toEqual(['2026-10-19 14:12', 'alert']);
    openChapter(time, 'news');
    expect(chapterAt(time.now() - 1)).toBeNull();
  });

  it('goes on over a reload of the tab, and begins again in another tab', () => {
    const first = openPage();
    vi.advanceTimersByTime(2 * MINUTE);
    first.stop();
    const reloaded = openPage();
    expect(reloaded.shown()).toBe('2026-10-19 10:45');
    reloaded.stop();

    sessionStorage.clear();
    expect(openPage().shown()).toBe('2026-10-19 08:45');
  });

  it('stands still after the sale over a reload too', () => {
    const { stop } = openPage();
    vi.advanceTimersByTime(20 * MINUTE);
    stop();
    const { time, shown } = openPage();
    expect([shown(), time.setting()?.speed]).toEqual(['2026-10-22 13:40', 0]);
  });

  it('goes on after the sale over a reload where its speed was set, until that day is over', () => {
    const { time, stop } = openPage();
    vi.advanceTimersByTime(20 * MINUTE);
    time.setSpeed(60);
    vi.advanceTimersByTime(MINUTE);
    stop();
    const reloaded = openPage();
    expect([reloaded.shown(), reloaded.time.setting()?.speed]).toEqual(['2026-10-22 14:40', 60]);

    vi.advanceTimersByTime(10 * MINUTE);
    reloaded.stop();
    expect(openPage().shown()).toBe('2026-10-19 08:45');
  });

  it.each([
    ['another day', REAL.getTime(), 60],
    ['the morning of the sale', Date.parse('2026-10-22T10:00:00+07:00'), 0],
  ] as const)('begins again in a tab whose clock was meanwhile set to %s elsewhere', (_, set, speed) => {
    const first = openPage();
    first.time.setTo(set, '');
    first.time.setSpeed(speed);
    first.stop();
    expect(openPage().shown()).toBe('2026-10-19 08:45');
  });

  it('stays where an address has set it', () => {
    const time = createMarketTime({ browser: window });
    time.setTo(Date.parse('2026-10-19T14:00:00+07:00'), '');
    expect(openPage({ isClockNamed: true }).shown()).toBe('2026-10-19 14:00');
  });

  it('is the real one again once the tab has left the story, and nobody else’s is touched', () => {
    openPage().stop();
    const left = openPage({ scenario: 'demo' });
    expect(left.time.setting()).toBeNull();

    left.time.setTo(REAL.getTime() - MINUTE, 'ato');
    expect(openPage({ scenario: 'demo' }).time.setting()?.preset).toBe('ato');
  });

  it('does not lead anywhere from a time that is none of the story’s', () => {
    const { time, shown } = openPage();
    time.setTo(Date.parse('2026-10-18T10:00:00+07:00'), 'sunday');
    vi.advanceTimersByTime(60 * MINUTE);
    expect(shown()).toBe('2026-10-20 22:00');
  });
});
