import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import { partOfDay, type NightHours } from './night';

export type Theme = 'dark' | 'light';

/** What a person has set: a theme of their own, whether the night changes it, and when it is night. */
export type ThemeSettings = {
  readonly theme: Theme | null;
  readonly isNightMode: boolean;
  readonly nightHours: NightHours;
};

/**
 * Dark or light. A choice outlasts whatever the system does; without one the theme is the system's, also after a
 * choice was taken back. Over both goes night mode, dark by night and light by day, as the clock on the wall says;
 * choosing a theme ends it.
 */
export const themeMachine = setup({
  types: {
    context: {} as { system: Theme; stored: ThemeSettings; nightHours: NightHours },
    events: {} as
      | { type: 'choose'; theme: Theme }
      | { type: 'night mode on' }
      | { type: 'night mode off' }
      | { type: 'choose night hours'; nightHours: NightHours }
      | { type: 'clock'; time: number }
      | { type: 'system changed'; theme: Theme }
      | { type: 'stored settings changed'; stored: ThemeSettings },
    input: {} as { stored: ThemeSettings; system: Theme },
    tags: {} as 'dark' | 'night' | 'day',
  },
  actors: {
    /** Tells the time of day at once, and whenever another part of the day may have begun. */
    'wall clock': fromCallback(() => {
      throw new Error('Actor "wall clock" was not provided');
    }),
  },
  guards: {
    'is dark': (_, theme: Theme | null) => theme === 'dark',
    'is light': (_, theme: Theme | null) => theme === 'light',
    'is on': (_, isOn: boolean) => isOn,
    'is night': ({ context }, { time }: { time: number }) => partOfDay(context.nightHours, time) === 'night',
    'is day': ({ context }, { time }: { time: number }) => partOfDay(context.nightHours, time) === 'day',
  },
}).createMachine({
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
          initial: 'asking',
          states: {
            asking: {
              always: [
                { guard: { type: 'is dark', params: ({ context }) => context.system }, target: 'dark' },
                { target: 'light' },
              ],
            },
            dark: { tags: 'dark' },
            light: {},
          },
          on: {
            'system changed': { target: '.asking', actions: assign({ system: ({ event }) => event.theme }) },
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
    nightMode: {
      initial: 'restoring',
      states: {
        restoring: {
          always: [
            { guard: { type: 'is on', params: ({ context }) => context.stored.isNightMode }, target: 'on' },
            { target: 'off' },
          ],
        },
        off: {
          on: {
            'night mode on': 'on',
            'choose night hours': { actions: assign({ nightHours: ({ event }) => event.nightHours }) },
          },
        },
        on: {
          invoke: { src: 'wall clock' },
          initial: 'neither',
          states: {
            neither: { description: 'The clock has not spoken yet, or there is no night.' },
            night: { tags: 'night' },
            day: { tags: 'day' },
          },
          on: {
            clock: [
              { guard: { type: 'is night', params: ({ event }) => event }, target: '.night' },
              { guard: { type: 'is day', params: ({ event }) => event }, target: '.day' },
            ],
            'choose night hours': {
              target: 'on',
              reenter: true,
              actions: assign({ nightHours: ({ event }) => event.nightHours }),
            },
            'night mode off': 'off',
            choose: 'off',
          },
        },
      },
      on: {
        'stored settings changed': {
          target: '.restoring',
          actions: assign({ nightHours: ({ event }) => event.stored.nightHours }),
        },
      },
    },
  },
});

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The theme to paint. */
export function themeOf(snapshot: ThemeSnapshot): Theme {
  const isDark = snapshot.hasTag('night') || (snapshot.hasTag('dark') && !snapshot.hasTag('day'));
  return isDark ? 'dark' : 'light';
}

/** Whether the night may change the theme. */
export function isNightMode(snapshot: ThemeSnapshot): boolean {
  return snapshot.matches({ nightMode: 'on' });
}

/** When it is night, for night mode. */
export function nightHoursOf(snapshot: ThemeSnapshot): NightHours {
  return snapshot.context.nightHours;
}

/** What to store; the theme is null while following the system. */
export function settingsOf(snapshot: ThemeSnapshot): ThemeSettings {
  const isChosen = snapshot.matches({ choice: 'chosen' });
  return {
    theme: isChosen ? (snapshot.matches({ choice: { chosen: 'dark' } }) ? 'dark' : 'light') : null,
    isNightMode: isNightMode(snapshot),
    nightHours: nightHoursOf(snapshot),
  };
}
