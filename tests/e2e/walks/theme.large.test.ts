// @module-tag P9
import { getInitialSnapshot, getNextSnapshot, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { expect, it } from 'vitest';
import { defaultNightHours } from '../../../machines/night';
import { isNightMode, themeSettingsOf, themeMachine, themeOf } from '../../../machines/theme.machine';
import type { Theme } from '../../../machines/theme.setup';
import { openPage } from '../../support/browser/open-page';
import { walkEverywhere } from '../../support/browser/walk';
import { tried } from '../../support/tried';

type State = { theme: SnapshotFrom<typeof themeMachine>; time: number };

const noon = 12 * 3_600_000;
const midnight = 0;

/** The state after an event, and after what the wall clock then reports. */
function after({ theme, time }: State, event: EventFromLogic<typeof themeMachine>): State {
  const next = getNextSnapshot(themeMachine, theme, event);
  return { theme: getNextSnapshot(themeMachine, next, { type: 'clock', time }), time };
}

it('the theme in the page is that of its machine, whatever the person, the system, the clock and another tab do', async () => {
  const page = await openPage({ at: '/bot?person=member&lng=en', theme: 'light' });
  const other = await openPage({ at: '/about', context: page.context() });
  await page.emulateMedia({ colorScheme: 'light' });
  const setTime = async (time: number) => {
    await page.clock.setFixedTime(new Date(2026, 7, 27, time / 3_600_000));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
  await setTime(noon);
  await page.getByRole('button', { name: 'Settings' }).click();
  const radio = (theme: Theme) => page.getByRole('radio', { name: theme === 'dark' ? 'Dark' : 'Light' });
  const night = page.getByRole('switch', { name: 'Night mode' });

  const choose = (theme: Theme) => ({
    leads: (state: State) =>
      themeOf(state.theme) === theme ? null : after(state, { type: 'choose', theme }),
    perform: () => radio(theme).check({ force: true }),
  });
  const system = (theme: Theme) => ({
    leads: (state: State) =>
      state.theme.context.system === theme ? null : after(state, { type: 'system changed', theme }),
    perform: () => page.emulateMedia({ colorScheme: theme }),
  });
  const clock = (time: number) => ({
    leads: (state: State) =>
      state.time === time ? null : after({ ...state, time }, { type: 'clock', time }),
    perform: () => setTime(time),
  });
  const storeElsewhere = (theme: Theme | null) => ({
    leads: (state: State) => {
      const { theme: known, isNightMode: isNight } = themeSettingsOf(state.theme);
      if (known === theme && !isNight) return null;
      const stored = { theme, isNightMode: false, nightHours: defaultNightHours };
      return after(state, { type: 'stored settings changed', stored });
    },
    perform: async (state: State) => {
      // A tab of another process learns a little later what this one has stored.
      const isNight = String(themeSettingsOf(state.theme).isNightMode);
      await expect
        .poll(() => other.evaluate(() => localStorage.getItem('nightMode') ?? 'false'))
        .toBe(isNight);
      await other.evaluate((value) => {
        if (localStorage.getItem('nightMode') === 'true') localStorage.setItem('nightMode', 'false');
        if (value === null) localStorage.removeItem('theme');
        else localStorage.setItem('theme', value);
      }, theme);
    },
  });

  const stored = { theme: 'light', isNightMode: false, nightHours: defaultNightHours } as const;
  const walked = await walkEverywhere<State>({
    start: { theme: getInitialSnapshot(themeMachine, { stored, system: 'light' }), time: noon },
    actions: {
      'choose dark': choose('dark'),
      'choose light': choose('light'),
      'the system turns dark': system('dark'),
      'the system turns light': system('light'),
      'it is noon': clock(noon),
      'it is midnight': clock(midnight),
      'night mode': {
        leads: (state) =>
          after(state, { type: isNightMode(state.theme) ? 'night mode off' : 'night mode on' }),
        perform: () => night.click({ force: true }),
      },
      'another tab chooses dark': storeElsewhere('dark'),
      'another tab chooses light': storeElsewhere('light'),
      'another tab forgets the choice': storeElsewhere(null),
    },
    keyOf: ({ theme: { value, context }, time }) => JSON.stringify([value, context.system, time]),
    expected: ({ theme }) => ({
      painted: themeOf(theme),
      chosen: themeOf(theme),
      isNightMode: isNightMode(theme),
      stored: themeSettingsOf(theme).theme,
    }),
    shown: async () => ({
      painted: await page.evaluate(() => document.documentElement.dataset['theme']),
      chosen: (await radio('dark').isChecked()) ? 'dark' : 'light',
      isNightMode: await night.isChecked(),
      stored: await page.evaluate(() => localStorage.getItem('theme')),
    }),
  });

  expect(walked).toEqual({ states: 24, steps: 156 });
  tried(walked.steps, 'steps in the browser');
}, 300_000);
