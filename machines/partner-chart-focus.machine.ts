import { emit, setup } from 'xstate';

/**
 * Whether the keyboard is in the page or in the partner's frame. Only a person moves the focus into the frame; focus
 * that the frame takes by itself is restored, and for a moment after that, or after the person left by our button, the
 * frame gets none.
 */
export const partnerChartFocusMachine = setup({
  types: {
    events: {} as
      | { type: 'focus entered'; isByPerson: boolean }
      | { type: 'focus left' }
      | { type: 'exit button pressed' },
    emitted: {} as { type: 'restore focus' },
  },
  delays: { 'guard timeout': 1_000 },
  guards: { 'is by the person': (_, { isByPerson }: { isByPerson: boolean }) => isByPerson },
  actions: { 'restore focus': emit({ type: 'restore focus' }) },
}).createMachine({
  id: 'partner chart focus',
  description: 'Whether the keyboard is in the partner’s chart, and whether a person moved it there.',
  initial: 'outside',
  on: { 'exit button pressed': '.guarding' },
  states: {
    outside: {
      on: {
        'focus entered': [
          { guard: { type: 'is by the person', params: ({ event }) => event }, target: 'inside' },
          { target: 'guarding', actions: 'restore focus' },
        ],
      },
    },
    inside: { on: { 'focus left': 'outside' } },
    guarding: {
      after: { 'guard timeout': 'outside' },
      on: { 'focus entered': { target: 'guarding', reenter: true, actions: 'restore focus' } },
    },
  },
});
