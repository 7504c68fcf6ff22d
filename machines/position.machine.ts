import { assign, enqueueActions, setup } from 'xstate';

/** The stop and the target of a purchase, in đồng. */
export type Levels = { readonly stop: number; readonly target: number };

type PositionContext = {
  /** The levels that the person has chosen, by the purchase that they are of. */
  chosen: Readonly<Record<string, Levels>>;
  /** The purchase whose levels are being moved, and those that it had before; null where they were not chosen. */
  held: { readonly purchase: string; readonly before: Levels | null } | null;
};

/** The moving of a purchase's stop and target on the chart, by pointer or keyboard. Prices and bounds are computed elsewhere. */
export const positionMachine = setup({
  types: {
    context: {} as PositionContext,
    events: {} as
      | { type: 'grab'; purchase: string }
      | { type: 'move'; levels: Levels }
      | { type: 'step'; purchase: string; levels: Levels }
      | { type: 'release' }
      | { type: 'cancel' }
      | { type: 'back to the plan'; purchase: string }
      | { type: 'saved'; purchase: string },
    emitted: {} as { type: 'levels chosen'; purchase: string; levels: Levels },
  },
  actions: {
    hold: assign({
      held: ({ context: { chosen } }, purchase: string) => ({ purchase, before: chosen[purchase] ?? null }),
    }),
    choose: assign({
      chosen: ({ context: { chosen, held } }, levels: Levels) => ({ ...chosen, [held!.purchase]: levels }),
    }),
    'put back': assign(({ context: { chosen, held } }) => ({
      chosen: withLevels(chosen, held!.purchase, held!.before),
      held: null,
    })),
    forget: assign({
      chosen: ({ context: { chosen } }, purchase: string) => withLevels(chosen, purchase, null),
      held: null,
    }),
    keep: enqueueActions(({ enqueue, context: { chosen, held } }) => {
      const { purchase } = held!;
      enqueue.assign({ held: null });
      enqueue.emit({ type: 'levels chosen', purchase, levels: chosen[purchase]! });
    }),
  },
  guards: {
    'were moved': ({ context: { chosen, held } }) => {
      const { purchase, before } = held!;
      const levels = chosen[purchase];
      return levels?.stop !== before?.stop || levels?.target !== before?.target;
    },
  },
  delays: { 'settling time': 800 },
}).createMachine({
  id: 'position',
  description:
    'The stop and the target that a person chooses for a purchase, and whether they are being moved.',
  context: { chosen: {}, held: null },
  initial: 'idle',
  on: {
    'back to the plan': {
      target: '.idle',
      actions: { type: 'forget', params: ({ event }) => event.purchase },
    },
  },
  states: {
    idle: {
      on: {
        saved: { actions: { type: 'forget', params: ({ event }) => event.purchase } },
        grab: { target: 'dragging', actions: { type: 'hold', params: ({ event }) => event.purchase } },
        step: {
          target: 'stepping',
          actions: [
            { type: 'hold', params: ({ event }) => event.purchase },
            { type: 'choose', params: ({ event }) => event.levels },
          ],
        },
      },
    },
    dragging: {
      on: {
        move: { actions: { type: 'choose', params: ({ event }) => event.levels } },
        release: [
          { guard: 'were moved', target: 'idle', actions: 'keep' },
          { target: 'idle', actions: assign({ held: null }) },
        ],
        cancel: { target: 'idle', actions: 'put back' },
      },
    },
    stepping: {
      description: 'A run of key presses is one change.',
      on: {
        step: {
          target: 'stepping',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.levels },
        },
        release: { target: 'idle', actions: 'keep' },
        cancel: { target: 'idle', actions: 'put back' },
      },
      after: { 'settling time': { target: 'idle', actions: 'keep' } },
    },
  },
});

function withLevels(chosen: PositionContext['chosen'], purchase: string, levels: Levels | null) {
  const { [purchase]: _, ...others } = chosen;
  return levels === null ? others : { ...others, [purchase]: levels };
}
