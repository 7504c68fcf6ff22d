import { setup, type SnapshotFrom } from 'xstate';

/** The switch of two-factor authentication: it is on only after a code was right; a second press calls that off. */
export const twoFactorMachine = setup({
  types: {
    events: {} as { type: 'press' } | { type: 'verified' },
  },
}).createMachine({
  id: 'two-factor',
  description: 'The switch of two-factor authentication, with its code step.',
  initial: 'off',
  states: {
    off: { on: { press: 'asking' } },
    asking: { on: { press: 'off', verified: 'on' } },
    on: { on: { press: 'off' } },
  },
});

/** Whether the switch stands at on; not while the code is still asked for. */
export function isSwitchedOn(snapshot: SnapshotFrom<typeof twoFactorMachine>): boolean {
  return snapshot.matches('on');
}
