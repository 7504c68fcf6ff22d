import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { chapters, spans } from '../../mock-server/story/story';
import { createMarketTime } from '../../src/demo/market-time';
import { startStory, STORY_DAY } from '../../src/demo/story/story';
import { StoryControls } from '../../src/demo/story/StoryControls';
import { useRecordedTrades } from '../../src/demo/story/useRecordedTrades';
import { setLanguage } from '../../src/i18n/i18n';
import { openTabText } from '../../src/lib/storage';

beforeEach(() => setLanguage('en'));

let stop = () => {};
afterEach(() => stop());

function open({ isClockNamed = false } = {}) {
  const time = createMarketTime({ browser: window, real: () => Date.parse('2026-11-27T10:00:00+07:00') });
  stop = startStory({ scenario: STORY_DAY, time, isClockNamed, begun: openTabText(window, 'demo.story') });
  let instant = new Date(time.now());
  const clock = {
    subscribe: time.subscribe,
    now: () => (instant.getTime() === time.now() ? instant : (instant = new Date(time.now()))),
  };
  const session = createActor(sessionMachine, { input: { stored: null } });
  const actors = { clock, session } as unknown as AppActors;
  render(
    <AppActorsProvider value={actors}>
      <StoryControls time={time} onClose={() => {}} />
    </AppActorsProvider>,
  );
  return time;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a pause of the story', () => {
  it.each([1, 10, 60] as const)('ends at the speed before it, of %i', async (speed) => {
    const time = open();
    time.setSpeed(speed);

    await press('Pause');
    const paused = time.setting()?.speed;
    await press('Go on');

    expect([paused, time.setting()?.speed]).toEqual([0, speed]);
  });

  it('ends at that speed in another chapter too, and after a reload', async () => {
    open().setSpeed(10);
    await press('Pause');
    await press(/^14:02 An alert/);
    stop();

    const reloaded = createMarketTime({ browser: window });
    reloaded.goOn();
    expect(reloaded.setting()?.speed).toBe(10);
  });

  it('that an address brings ends at the speed of the story', async () => {
    const time = open({ isClockNamed: true });
    act(() => {
      time.setTo(Date.parse('2026-10-19T14:00:00+07:00'), '');
      time.setSpeed(0);
    });

    await press('Go on');
    expect(time.setting()?.speed).toBe(60);
  });

  it('does not end at the end of the story, which it says, and ends again from a chapter', async () => {
    const time = open();
    const end = spans.at(-1)!.until;
    act(() => {
      time.setTo(end, '');
      time.setSpeed(0);
    });
    const goOn = screen.getByRole('button', {
      name: 'Go on',
      description: 'The story is over. Choose a chapter above.',
    });

    await userEvent.click(goOn);
    expect([goOn.ariaDisabled, time.setting()?.speed, time.now()]).toEqual(['true', 0, end]);

    await press(/^14:02 An alert/);
    expect([goOn.ariaDisabled, screen.queryByText(/The story is over/)]).toEqual([null, null]);
    await press('Go on');
    expect([time.setting()?.speed, time.now()]).toEqual([60, chapters.alert]);
  });
});

describe('the desk on the page', () => {
  it.each([
    ['a trade is recorded', chapters.message, chapters.plan, 1],
    ['the clock is set back by a day, over no trade of the story', chapters.settled, chapters.purchase, 1],
    ['time passes without a trade', chapters.opening, chapters.turn, 0],
  ])('is loaded again where %s', (_, before, after, loads) => {
    const time = open();
    time.setTo(before, '');
    const refetchQueries = vi.fn(async () => []);
    const clock = { subscribe: time.subscribe, now: () => new Date(time.now()) };
    const clients = { get: () => ({ status: 'ready', client: { refetchQueries } }) };
    const { unmount } = renderHook(() => useRecordedTrades(STORY_DAY), {
      wrapper: ({ children }) => (
        <AppActorsProvider value={{ clock, clients } as unknown as AppActors}>{children}</AppActorsProvider>
      ),
    });

    act(() => time.setTo(after, ''));

    expect(refetchQueries).toHaveBeenCalledTimes(loads);
    unmount();
  });
});
