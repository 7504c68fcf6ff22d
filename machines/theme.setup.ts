import { fromCallback, setup } from 'xstate';
import { partOfDay, type NightHours } from './night';

export type Theme = 'dark' | 'light';

/** A person's settings: a theme of their own, and night mode with its hours. */
export type ThemeSettings = {
  readonly theme: Theme | null;
  readonly isNightMode: boolean;
  readonly nightHours: NightHours;
};

/** The types, effects and guards that the theme's chart and its night mode share. */
export const themeSetup = setup({
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
    /** Sends the time of day at once, and whenever another part of the day may have started. */
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
});
