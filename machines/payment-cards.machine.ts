import { assign, setup } from 'xstate';

/** The stored part of a payment card: of its number the brand and the last four digits, no more; no CVV. */
export type PaymentCard = {
  readonly holder: string;
  readonly brand: 'visa' | 'mastercard' | 'jcb' | 'amex' | 'napas' | 'other';
  readonly lastFour: string;
  /** MM/YY. */
  readonly expiry: string;
};

type PaymentCardsContext = {
  readonly saved: readonly PaymentCard[];
  readonly cards: readonly PaymentCard[];
};

/** A person's cards: they take a moment to load, one is added at a time, and none is saved twice. */
export const paymentCardsMachine = setup({
  types: {
    context: {} as PaymentCardsContext,
    events: {} as { type: 'begin' } | { type: 'cancel' } | { type: 'add'; card: PaymentCard },
    input: {} as { saved: readonly PaymentCard[] },
  },
  delays: { 'loading time': 1_500 },
  guards: {
    'is already saved': ({ context }, added: PaymentCard) =>
      context.cards.some((card) => isSameCard(card, added)),
  },
}).createMachine({
  id: 'payment cards',
  description: 'The saved payment cards, from loading them to adding another.',
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
      initial: 'editing',
      on: {
        cancel: 'ready',
        add: [
          { guard: { type: 'is already saved', params: ({ event }) => event.card }, target: '.refused' },
          {
            target: 'ready',
            actions: assign({ cards: ({ context, event }) => [...context.cards, event.card] }),
          },
        ],
      },
      states: { editing: {}, refused: {} },
    },
  },
});

/** Whether two cards agree in everything that is stored of their number and expiry. */
export function isSameCard(one: PaymentCard, other: PaymentCard): boolean {
  return one.brand === other.brand && one.lastFour === other.lastFour && one.expiry === other.expiry;
}
