import { assign, setup, type SnapshotFrom } from 'xstate';

export type Theme = 'dark' | 'light';

/**
 * Dark or light. A choice outlasts whatever the system does; without one the theme is the system's, also after a
 * choice was taken back.
 */
export const themeMachine = setup({
  types: {
    context: {} as { system: Theme; stored: Theme | null },
    events: {} as
      | { type: 'choose'; theme: Theme }
      | { type: 'system changed'; theme: Theme }
      | { type: 'stored choice changed'; theme: Theme | null },
    input: {} as { stored: Theme | null; system: Theme },
    tags: {} as 'dark',
  },
  guards: {
    'is dark': (_, theme: Theme | null) => theme === 'dark',
    'is light': (_, theme: Theme | null) => theme === 'light',
  },
}).createMachine({
  id: 'theme',
  description: 'Dark or light: chosen by the person, or following the system.',
  context: ({ input }) => input,
  initial: 'restoring',
  states: {
    restoring: {
      exit: assign({ stored: null }),
      always: [
        { guard: { type: 'is dark', params: ({ context }) => context.stored }, target: 'chosen.dark' },
        { guard: { type: 'is light', params: ({ context }) => context.stored }, target: 'chosen.light' },
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
    'stored choice changed': [
      { guard: { type: 'is dark', params: ({ event }) => event.theme }, target: '.chosen.dark' },
      { guard: { type: 'is light', params: ({ event }) => event.theme }, target: '.chosen.light' },
      { target: '.following' },
    ],
  },
});

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>;

/** The theme to paint. */
export function themeOf(snapshot: ThemeSnapshot): Theme {
  return snapshot.hasTag('dark') ? 'dark' : 'light';
}

/** The choice to store; null while following the system. */
export function chosenTheme(snapshot: ThemeSnapshot): Theme | null {
  return snapshot.matches('chosen') ? themeOf(snapshot) : null;
}
