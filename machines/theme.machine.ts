import { assign, type SnapshotFrom } from 'xstate';
import type { NightHours } from './night';
import { nightMode } from './theme.night-mode';
import { themeSetup, type Theme, type ThemeSettings } from './theme.setup';

/**
 * Dark or light. A chosen theme is independent of the system; without one the theme is the system's, also after a
 * choice was removed. Night mode overrides both; choosing a theme turns it off.
 */
export const themeMachine = themeSetup.createMachine({
  id: 'theme',
  description: 'Dark or light: chosen by the person, following the system, or changing with the night.',
  context: ({ input: { stored, system } }) => ({ system, stored, nightHours: stored.nightHours }),
  type: 'parallel',
  states: {
    choice: {
      initial: 'restoring',
      states: {
        restoring: {
          always: [
            {
              guard: { type: 'is dark', params: ({ context }) => context.stored.theme },
              target: 'chosen.dark',
            },
            {
              guard: { type: 'is light', params: ({ context }) => context.stored.theme },
              target: 'chosen.light',
            },
            { target: 'following' },
          ],
        },
        following: {
          initial: 'reading',
          states: {
            reading: {
              always: [
                { guard: { type: 'is dark', params: ({ context }) => context.system }, target: 'dark' },
                { target: 'light' },
              ],
            },
            dark: { tags: 'dark' },
            light: {},
          },
          on: {
            'system changed': { target: '.reading', actions: assign({ system: ({ event }) => event.theme }) },
          },
        },
        chosen: {
          initial: 'light',
          states: { dark: { tags: 'dark' }, light: {} },
          on: {
            'system changed': { actions: assign({ system: ({ event }) => event.theme }) },
          },
        },
      },
      on: {
        choose: [
          { guard: { type: 'is dark', params: ({ event }) => event.theme }, target: '.chosen.dark' },
          { target: '.chosen.light' },
        ],
        'stored settings changed': {
          target: '.restoring',
          actions: assign({ stored: ({ event }) => event.stored }),
        },
      },
    },
    nightMode,
  },
});

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The theme to paint. */
export function themeOf(snapshot: ThemeSnapshot): Theme {
  const isDark = snapshot.hasTag('night') || (snapshot.hasTag('dark') && !snapshot.hasTag('day'));
  return isDark ? 'dark' : 'light';
}

export function isNightMode(snapshot: ThemeSnapshot): boolean {
  return snapshot.matches({ nightMode: 'on' });
}

export function nightHoursOf(snapshot: ThemeSnapshot): NightHours {
  return snapshot.context.nightHours;
}

/** The settings to store; the theme is null while following the system. */
export function themeSettingsOf(snapshot: ThemeSnapshot): ThemeSettings {
  const isChosen = snapshot.matches({ choice: 'chosen' });
  return {
    theme: isChosen ? (snapshot.matches({ choice: { chosen: 'dark' } }) ? 'dark' : 'light') : null,
    isNightMode: isNightMode(snapshot),
    nightHours: nightHoursOf(snapshot),
  };
}
