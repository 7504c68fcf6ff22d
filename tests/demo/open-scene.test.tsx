import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import type { User } from '../../machines/user';
import { NEWCOMER, type SignedIn } from '../../mock-server/sign-in';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketTime } from '../../src/demo/market-time';
import { createPresentation, present } from '../../src/demo/present/presentation';
import { sceneNames, type SceneName } from '../../src/demo/present/scenes';
import { useOpenScene } from '../../src/demo/present/useOpenScene';
import type { Person } from '../../src/demo/settings';
import { sampleUser } from '../../src/rest/user';

const REAL = Date.parse('2026-11-27T10:00:00+07:00');
const IN_STORY = Date.parse('2026-10-19T14:00:00+07:00');

const users: Record<Exclude<Person, 'visitor'>, User> = {
  member: { ...sampleUser, id: 1 },
  admin: { ...sampleUser, id: 2, isAdmin: true },
  new: { ...sampleUser, id: 3, email: NEWCOMER },
};

const sessionOf = (person: Person) => (person === 'visitor' ? null : { token: 't', user: users[person] });

/** A tab in which somebody presents; it opens a page for each scenario. */
function openTab() {
  let text: string | null = null;
  const tab = { read: () => text, write: (next: string | null) => void (text = next) };
  present(createPresentation(tab));
  const time = createMarketTime({ browser: window, real: () => REAL });

  /** Opens a page on a scenario for a person; returns a function that opens a scene, and returns what is loaded, if anything. */
  function openPage(scenario: string, person: Person = 'member') {
    const session = createActor(sessionMachine, { input: { stored: sessionOf(person) } });
    const openScenario = vi.fn<(name: string, at?: string) => void>();
    const controls = {
      presentation: createPresentation(tab),
      scenario,
      openScenario,
      plannedSymbol: async () => 'VPB',
      signInAs: (): SignedIn => expect.fail('nobody needs to be signed in'),
      time,
    };
    const { result } = renderHook(() => useOpenScene(controls), {
      wrapper: ({ children }) => (
        <AppActorsProvider value={{ session } as unknown as AppActors}>{children}</AppActorsProvider>
      ),
    });
    return async (name: SceneName) => {
      await act(() => result.current(sceneNames.indexOf(name)));
      const [to, at] = openScenario.mock.lastCall ?? [];
      if (to === undefined || at === undefined) return null;
      const { pathname, searchParams } = new URL(at);
      return { scenario: to, path: pathname, ...Object.fromEntries(searchParams) };
    };
  }
  return { time, openPage, presented: () => createPresentation(tab).get() };
}

afterEach(() => vi.useRealTimers());

it('the time of a presentation begins with the first scene that is opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: REAL });
  const { openPage, presented } = openTab();
  const open = openPage('demo');
  expect(presented()?.since).toBeNull();

  vi.setSystemTime(REAL + 60_000);
  await open('desk');
  vi.setSystemTime(REAL + 120_000);
  await open('performance');
  expect(presented()?.since).toBe(REAL + 60_000);
});

describe('the scene after that of the bad day', () => {
  it.each([60, 0] as const)(
    'is in the story, at the time that was left and the speed of %i',
    async (speed) => {
      const { time, openPage } = openTab();
      time.setTo(IN_STORY, '');
      time.setSpeed(speed);

      expect(await openPage('story-day')('crash')).toEqual({
        scenario: 'crash-day',
        path: '/market',
        tab: 'map',
      });
      time.release();
      const clock = { clock: '2026-10-19T14:00:00', speed: String(speed) };
      expect(await openPage('crash-day')('theirs')).toEqual({ scenario: 'story-day', path: '/', ...clock });
      expect(await openPage('crash-day')('replay')).toMatchObject({
        scenario: 'story-day',
        replay: '2026-09-18',
        ...clock,
      });
    },
  );

  it('is on the usual day in real time where that was left, and where a presentation began with it', async () => {
    const { time, openPage } = openTab();
    const usual = { scenario: 'demo', path: '/desk' };
    expect(await openPage('crash-day')('desk')).toEqual(usual);

    await openPage('demo')('crash');
    time.setTo(IN_STORY, '');
    expect(await openPage('crash-day')('desk')).toEqual({ ...usual, clock: 'real' });
  });

  it('is on another starting point that is opened meanwhile', async () => {
    const { openPage } = openTab();
    await openPage('story-day')('crash');

    expect(await openPage('rally-day')('desk')).toBeNull();
    expect(window.location.pathname).toBe('/desk');
  });
});

describe('the scene after the visitor’s', () => {
  it.each(['admin', 'new', 'member'] as const)('is again one of who presents: %s', async (person) => {
    const { openPage } = openTab();
    await openPage('crash-day', person)('promise');
    expect(await openPage('crash-day', 'visitor')('desk')).toMatchObject({ path: '/desk', person });
  });

  it('is a member’s where nobody has been signed in, and nobody else’s where somebody is', async () => {
    const { openPage } = openTab();
    expect(await openPage('crash-day', 'visitor')('desk')).toMatchObject({ person: 'member' });
    await openPage('crash-day', 'admin')('promise');
    expect(await openPage('crash-day', 'new')('desk')).not.toHaveProperty('person');
  });
});
