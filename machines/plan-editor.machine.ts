import { assign, setup } from 'xstate';

export type PlanDeskContext = {
  /** Whose plans are on the desk. */
  userId: string | null;
  /** Whom the admin chose while there were unsaved edits. */
  wanted: string | null;
};

/**
 * Whose plans an admin has before them. Edits that are not saved are never dropped by choosing another user: the admin
 * is asked first, and once nothing is unsaved any more the question answers itself.
 */
export const planDeskMachine = setup({
  types: {
    context: {} as PlanDeskContext,
    events: {} as
      | { type: 'choose'; userId: string }
      | { type: 'edited' }
      | { type: 'settled' }
      | { type: 'stay' }
      | { type: 'leave' },
  },
  guards: {
    'is on the desk': ({ context }, { userId }: { userId: string }) => userId === context.userId,
  },
  actions: {
    'put on the desk': assign((_, { userId }: { userId: string }) => ({ userId })),
    'keep in mind': assign((_, { userId }: { userId: string }) => ({ wanted: userId })),
    'forget the other': assign({ wanted: null }),
    'go on to the other': assign(({ context }) => ({ userId: context.wanted, wanted: null })),
  },
}).createMachine({
  id: 'plan desk',
  description: 'Whose plans are being assigned, and the question before unsaved edits are dropped.',
  context: { userId: null, wanted: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        choose: { actions: { type: 'put on the desk', params: ({ event }) => event } },
        edited: 'edited',
      },
    },
    edited: {
      on: {
        settled: 'settled',
        choose: [
          { guard: { type: 'is on the desk', params: ({ event }) => event } },
          { target: 'asking', actions: { type: 'keep in mind', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      on: {
        choose: [
          {
            guard: { type: 'is on the desk', params: ({ event }) => event },
            target: 'edited',
            actions: 'forget the other',
          },
          { actions: { type: 'keep in mind', params: ({ event }) => event } },
        ],
        stay: { target: 'edited', actions: 'forget the other' },
        leave: { target: 'settled', actions: 'go on to the other' },
        settled: { target: 'settled', actions: 'go on to the other' },
      },
    },
  },
});
