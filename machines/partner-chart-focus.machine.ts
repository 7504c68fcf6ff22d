import { emit, setup } from 'xstate';

/**
 * Who has the keyboard: the page, or the partner's frame inside it. Only a person leads the focus into the frame; what
 * a frame takes by itself is given back, and for a moment after that, or after the person left by our button, it gets
 * nothing.
 */
export const partnerChartFocusMachine = setup({
  types: {
    events: {} as
      { type: 'focus entered'; isLed: boolean } | { type: 'focus left' } | { type: 'left by our button' },
    emitted: {} as { type: 'give back' },
  },
  delays: { 'a moment': 1_000 },
  guards: { 'was led': (_, { isLed }: { isLed: boolean }) => isLed },
  actions: { 'give back': emit({ type: 'give back' }) },
}).createMachine({
  id: 'partner chart focus',
  description: 'Whether the keyboard is in the partner’s chart, and whether a person led it there.',
  initial: 'outside',
  on: { 'left by our button': '.wary' },
  states: {
    outside: {
      on: {
        'focus entered': [
          { guard: { type: 'was led', params: ({ event }) => event }, target: 'inside' },
          { target: 'wary', actions: 'give back' },
        ],
      },
    },
    inside: { on: { 'focus left': 'outside' } },
    wary: {
      after: { 'a moment': 'outside' },
      on: { 'focus entered': { target: 'wary', reenter: true, actions: 'give back' } },
    },
  },
});
