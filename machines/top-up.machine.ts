import { assign, emit, setup } from 'xstate';

/** The currencies of a balance. */
export const currencies = ['USD', 'ETH', 'BTC'] as const;

export type Currency = (typeof currencies)[number];

export type Balances = Readonly<Record<Currency, number>>;

/** An amount to add to a balance. */
export type TopUp = { readonly currency: Currency; readonly amount: number };

/** Balances, topped up one at a time; an amount is credited after a simulated second. */
export const topUpMachine = setup({
  types: {
    context: {} as { balances: Balances; requested: TopUp | null },
    events: {} as { type: 'top up' } & TopUp,
    emitted: {} as { type: 'credited' } & TopUp,
    input: {} as { balances: Balances },
    tags: {} as 'busy',
  },
  delays: { 'crediting time': 1_000 },
  actions: {
    credit: assign({
      balances: ({ context: { balances, requested } }) =>
        requested ? credited(balances, requested) : balances,
      requested: null,
    }),
  },
}).createMachine({
  id: 'top-up',
  description: 'The balances of the NFT dashboard, and the amount that is being added to one of them.',
  context: ({ input: { balances } }) => ({ balances, requested: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'top up': {
          target: 'crediting',
          actions: assign({ requested: ({ event: { currency, amount } }) => ({ currency, amount }) }),
        },
      },
    },
    crediting: {
      tags: 'busy',
      after: {
        'crediting time': {
          target: 'idle',
          actions: [emit(({ context }) => ({ type: 'credited', ...context.requested! })), 'credit'],
        },
      },
    },
  },
});

/** Eight decimals are the smallest part of a bitcoin; beyond them lies the dust of binary fractions. */
function credited(balances: Balances, { currency, amount }: TopUp): Balances {
  return { ...balances, [currency]: Number((balances[currency] + amount).toFixed(8)) };
}
