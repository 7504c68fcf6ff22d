import { setup, type SnapshotFrom } from 'xstate';

/** The switch of two-factor authentication: it is on only after a correct code; toggling it again cancels. */
export const twoFactorMachine = setup({
  types: {
    events: {} as { type: 'toggle' } | { type: 'verified' },
  },
}).createMachine({
  id: 'two-factor',
  description: 'The switch of two-factor authentication, with its code step.',
  initial: 'off',
  states: {
    off: { on: { toggle: 'verifying' } },
    verifying: { on: { toggle: 'off', verified: 'on' } },
    on: { on: { toggle: 'off' } },
  },
});

/** Whether the switch is on; it is not while the code is being verified. */
export function isSwitchedOn(snapshot: SnapshotFrom<typeof twoFactorMachine>): boolean {
  return snapshot.matches('on');
}
