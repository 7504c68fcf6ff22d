import { assign, setup } from 'xstate';

/** A payment card as far as it may be kept: of its number the last four digits and a print to tell it by, no CVV. */
export type PaymentCard = {
  readonly print: string;
  readonly holder: string;
  readonly brand: 'visa' | 'mastercard' | 'jcb' | 'amex' | 'napas' | 'other';
  readonly lastFour: string;
  /** MM/YY. */
  readonly expiry: string;
};

export type PaymentCardsContext = {
  readonly saved: readonly PaymentCard[];
  readonly cards: readonly PaymentCard[];
};

/** A person's cards: they take a moment to load, one is added at a time, and none is kept twice. */
export const paymentCardsMachine = setup({
  types: {
    context: {} as PaymentCardsContext,
    events: {} as { type: 'begin' } | { type: 'cancel' } | { type: 'add'; card: PaymentCard },
    input: {} as { saved: readonly PaymentCard[] },
  },
  delays: { 'loading time': 1_500 },
  guards: {
    'is kept already': ({ context }, { print }: { print: string }) =>
      context.cards.some((card) => card.print === print),
  },
}).createMachine({
  id: 'payment cards',
  description: 'The saved payment cards, from their loading to one more being added.',
  context: ({ input: { saved } }) => ({ saved, cards: [] }),
  initial: 'loading',
  states: {
    loading: {
      after: {
        'loading time': {
          target: 'ready',
          actions: assign({ cards: ({ context }) => context.saved }),
        },
      },
    },
    ready: { on: { begin: 'adding' } },
    adding: {
      initial: 'asking',
      on: {
        cancel: 'ready',
        add: [
          { guard: { type: 'is kept already', params: ({ event }) => event.card }, target: '.refused' },
          {
            target: 'ready',
            actions: assign({ cards: ({ context, event }) => [...context.cards, event.card] }),
          },
        ],
      },
      states: { asking: {}, refused: {} },
    },
  },
});
