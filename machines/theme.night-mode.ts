import { assign } from 'xstate';
import { themeSetup } from './theme.setup';

/** Night mode: dark by night and light by day, as the wall clock reports; choosing a theme turns it off. */
export const nightMode = themeSetup.createStateConfig({
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
        neither: { description: 'The clock has not reported yet, or there is no night.' },
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
});
