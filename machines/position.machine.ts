import { assign, enqueueActions, setup } from 'xstate';

/** The stop and the target of a purchase, in đồng. */
export type PositionLevels = { readonly stop: number; readonly target: number };

type PositionContext = {
  /** The levels that the person has chosen, by the purchase that they are of. */
  chosen: Readonly<Record<string, PositionLevels>>;
  /** The purchase whose levels are being moved, and those that it had before; null where they were not chosen. */
  held: { readonly purchase: string; readonly before: PositionLevels | null } | null;
  /** The same of the handle that last got the focus, as it was when that came, with the levels that then held. */
  focused: {
    readonly purchase: string;
    readonly before: PositionLevels | null;
    readonly levels: PositionLevels;
  } | null;
};

/** The moving of a purchase's stop and target on the chart, by pointer or keyboard. Prices and bounds are computed elsewhere. */
export const positionMachine = setup({
  types: {
    context: {} as PositionContext,
    events: {} as
      | { type: 'focus'; purchase: string; levels: PositionLevels }
      | { type: 'restore' }
      | { type: 'grab'; purchase: string }
      | { type: 'move'; levels: PositionLevels }
      | { type: 'step'; purchase: string; levels: PositionLevels }
      | { type: 'release' }
      | { type: 'cancel' }
      | { type: 'back to the plan'; purchase: string }
      | { type: 'saved'; purchase: string },
    emitted: {} as { type: 'levels chosen'; purchase: string; levels: PositionLevels },
  },
  actions: {
    hold: assign({
      held: ({ context: { chosen } }, purchase: string) => ({ purchase, before: chosen[purchase] ?? null }),
    }),
    choose: assign({
      chosen: ({ context: { chosen, held } }, levels: PositionLevels) => ({
        ...chosen,
        [held!.purchase]: levels,
      }),
    }),
    'put back': assign(({ context: { chosen, held } }) => ({
      chosen: withLevels(chosen, held!.purchase, held!.before),
      held: null,
    })),
    forget: assign({
      chosen: ({ context: { chosen } }, purchase: string) => withLevels(chosen, purchase, null),
      held: null,
    }),
    'note the focus': assign({
      focused: (
        { context: { chosen } },
        { purchase, levels }: { purchase: string; levels: PositionLevels },
      ) => ({
        purchase,
        before: chosen[purchase] ?? null,
        levels,
      }),
    }),
    restore: enqueueActions(({ enqueue, context: { chosen, focused } }) => {
      const { purchase, before, levels } = focused!;
      enqueue.assign({ chosen: withLevels(chosen, purchase, before), held: null });
      // What was saved since is saved again as it was.
      enqueue.emit({ type: 'levels chosen', purchase, levels });
    }),
    keep: enqueueActions(({ enqueue, context: { chosen, held } }) => {
      const { purchase } = held!;
      enqueue.assign({ held: null });
      enqueue.emit({ type: 'levels chosen', purchase, levels: chosen[purchase]! });
    }),
  },
  guards: {
    'is focused': ({ context: { focused } }) => focused !== null,
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
  context: { chosen: {}, held: null, focused: null },
  initial: 'idle',
  on: {
    focus: { actions: { type: 'note the focus', params: ({ event }) => event } },
    restore: { guard: 'is focused', target: '.idle', actions: 'restore' },
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
        restore: { target: 'idle', actions: 'put back' },
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
      },
      after: { 'settling time': { target: 'idle', actions: 'keep' } },
    },
  },
});

function withLevels(chosen: PositionContext['chosen'], purchase: string, levels: PositionLevels | null) {
  const { [purchase]: _, ...others } = chosen;
  return levels === null ? others : { ...others, [purchase]: levels };
}
