import { assign, getNextSnapshot, getInitialSnapshot, setup, type EventFromLogic } from 'xstate';

type TradeContext = {
  /** Shares that are still held. */
  readonly held: number;
};

/** A purchase from the plan to its last share: what is known of it so far decides where it stands. */
export const tradeMachine = setup({
  types: {
    context: {} as TradeContext,
    events: {} as
      | { type: 'bought'; quantity: number }
      | { type: 'day ended' }
      | { type: 'settled' }
      | { type: 'sold'; quantity: number; atStop: boolean },
  },
  guards: {
    'leaves shares': ({ context, event }) => event.type === 'sold' && event.quantity < context.held,
    'is at the stop': ({ event }) => event.type === 'sold' && event.atStop,
  },
  actions: {
    hold: assign({ held: (_, { quantity }: { quantity: number }) => quantity }),
    release: assign({ held: ({ context }, { quantity }: { quantity: number }) => context.held - quantity }),
  },
}).createMachine({
  id: 'trade',
  description:
    'A purchase: planned, bought, settling until 13:00 of T+2, sellable, and in the end sold, at its stop or otherwise. A sale of a part leaves it where it is.',
  context: { held: 0 },
  initial: 'planned',
  states: {
    planned: {
      on: {
        bought: { target: 'held', actions: { type: 'hold', params: ({ event }) => event } },
      },
    },
    held: {
      initial: 'bought',
      states: {
        bought: {
          description: 'The day of the purchase.',
          on: { 'day ended': 'settling', settled: 'sellable' },
        },
        settling: { on: { settled: 'sellable' } },
        sellable: {},
      },
      on: {
        sold: [
          { guard: 'leaves shares', actions: { type: 'release', params: ({ event }) => event } },
          { guard: 'is at the stop', target: 'stopped' },
          { target: 'sold' },
        ],
      },
    },
    sold: {},
    stopped: { description: 'Sold at its stop or beneath it.' },
  },
});

export type TradeEvent = EventFromLogic<typeof tradeMachine>;
export type TradeStage = 'planned' | 'bought' | 'settling' | 'sellable' | 'sold' | 'stopped';

/** Where a purchase stands after what has happened to it, oldest first. */
export function stageAfter(events: readonly TradeEvent[]): TradeStage {
  const { value } = events.reduce(
    (snapshot, event) => getNextSnapshot(tradeMachine, snapshot, event),
    getInitialSnapshot(tradeMachine),
  );
  return typeof value === 'string' ? value : value.held;
}
