import { assign, setup } from 'xstate';

type SubscriptionEditorContext = {
  /** The user whose subscriptions are edited. */
  userId: string | null;
  /** The user the admin chose while there were unsaved edits. */
  nextUserId: string | null;
};

/**
 * Whose subscriptions an admin edits. Choosing another user never drops unsaved edits: the admin confirms first, and the
 * confirmation closes by itself once nothing is unsaved any more.
 */
export const subscriptionEditorMachine = setup({
  types: {
    context: {} as SubscriptionEditorContext,
    events: {} as
      | { type: 'choose'; userId: string }
      | { type: 'edited' }
      | { type: 'settled' }
      | { type: 'keep editing' }
      | { type: 'discard edits' },
  },
  guards: {
    'is being edited': ({ context }, { userId }: { userId: string }) => userId === context.userId,
  },
  actions: {
    'edit user': assign((_, { userId }: { userId: string }) => ({ userId })),
    'store next user': assign((_, { userId }: { userId: string }) => ({ nextUserId: userId })),
    'clear next user': assign({ nextUserId: null }),
    'edit next user': assign(({ context }) => ({ userId: context.nextUserId, nextUserId: null })),
  },
}).createMachine({
  id: 'subscription editor',
  description: 'Whose subscriptions are edited, and the confirmation before unsaved edits are discarded.',
  context: { userId: null, nextUserId: null },
  initial: 'settled',
  states: {
    settled: {
      on: {
        choose: { actions: { type: 'edit user', params: ({ event }) => event } },
        edited: 'edited',
      },
    },
    edited: {
      on: {
        settled: 'settled',
        choose: [
          { guard: { type: 'is being edited', params: ({ event }) => event } },
          { target: 'confirming', actions: { type: 'store next user', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      on: {
        choose: [
          {
            guard: { type: 'is being edited', params: ({ event }) => event },
            target: 'edited',
            actions: 'clear next user',
          },
          { actions: { type: 'store next user', params: ({ event }) => event } },
        ],
        'keep editing': { target: 'edited', actions: 'clear next user' },
        'discard edits': { target: 'settled', actions: 'edit next user' },
        settled: { target: 'settled', actions: 'edit next user' },
      },
    },
  },
});
