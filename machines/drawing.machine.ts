import { assign, enqueueActions, setup } from 'xstate';

export type ShapePoint = { readonly time: number; readonly price: number };

/** A line on a chart; a measure is drawn like one, and not kept. */
export type Shape = {
  readonly id: string;
  readonly kind: 'HORIZONTAL' | 'TREND' | 'MEASURE';
  /** One of a horizontal line, two of others once both are placed. */
  readonly points: readonly ShapePoint[];
};

/** What a line becomes; null where it is removed. */
export type LineChange = { readonly id: string; readonly line: Shape | null };

type DrawingContext = {
  /** The one that is being drawn, or selected. */
  shape: Shape | null;
  /** How the line that is being moved is kept. */
  before: Shape | null;
  /** What takes each change back, newest last. */
  undo: readonly LineChange[];
};

/** The drawing of lines on the chart of one symbol, by pointer or keyboard. Lines are kept elsewhere. */
export const drawingMachine = setup({
  types: {
    context: {} as DrawingContext,
    events: {} as
      | { type: 'choose'; shape: Shape }
      | { type: 'aim'; points: readonly ShapePoint[] }
      | { type: 'place' }
      | { type: 'select'; line: Shape }
      | { type: 'grab' }
      | { type: 'drop' }
      | { type: 'cancel' }
      | { type: 'delete'; line: Shape }
      | { type: 'undo' },
    emitted: {} as { type: 'line changed'; change: LineChange },
  },
  actions: {
    aim: assign({ shape: ({ context }, points: readonly ShapePoint[]) => ({ ...context.shape!, points }) }),
    clear: assign({ shape: null, before: null }),
    keep: enqueueActions(({ enqueue, context: { shape, before, undo } }) => {
      const { id } = shape!;
      enqueue.assign({ before: null, undo: [...undo, { id, line: before }] });
      enqueue.emit({ type: 'line changed', change: { id, line: shape } });
    }),
    delete: enqueueActions(({ enqueue, context: { undo } }, line: Shape) => {
      enqueue.assign({ shape: null, before: null, undo: [...undo, { id: line.id, line }] });
      enqueue.emit({ type: 'line changed', change: { id: line.id, line: null } });
    }),
    undo: enqueueActions(({ enqueue, context: { undo } }) => {
      enqueue.assign({ shape: null, before: null, undo: undo.slice(0, -1) });
      enqueue.emit({ type: 'line changed', change: undo.at(-1)! });
    }),
  },
  guards: {
    'is a horizontal line': ({ context }) => context.shape?.kind === 'HORIZONTAL',
    'is a measure': ({ context }) => context.shape?.kind === 'MEASURE',
    'has no length': ({ context }) => isSame(context.shape!.points[0], context.shape!.points[1]),
    'was moved': ({ context: { shape, before } }) =>
      shape!.points.some((point, i) => !isSame(point, before!.points[i])),
    'has changes': ({ context }) => context.undo.length > 0,
  },
}).createMachine({
  id: 'drawing',
  description: 'The line of a chart that is being drawn, selected or moved, and what takes changes back.',
  context: { shape: null, before: null, undo: [] },
  initial: 'idle',
  on: {
    choose: {
      target: '.placing first',
      actions: assign({ shape: ({ event }) => event.shape, before: null }),
    },
    delete: { target: '.idle', actions: { type: 'delete', params: ({ event }) => event.line } },
    undo: { guard: 'has changes', target: '.idle', actions: 'undo' },
    cancel: { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      on: { select: { target: 'selected', actions: assign({ shape: ({ event }) => event.line }) } },
    },
    'placing first': {
      on: {
        aim: { actions: { type: 'aim', params: ({ event }) => event.points } },
        place: [
          { guard: 'is a horizontal line', target: 'selected', actions: 'keep' },
          {
            target: 'placing second',
            actions: {
              type: 'aim',
              params: ({ context }) => [context.shape!.points[0]!, context.shape!.points[0]!],
            },
          },
        ],
      },
    },
    'placing second': {
      on: {
        aim: { actions: { type: 'aim', params: ({ event }) => event.points } },
        place: [
          { guard: 'has no length' },
          { guard: 'is a measure', target: 'measured' },
          { target: 'selected', actions: 'keep' },
        ],
      },
    },
    measured: {
      description: 'A measure stays until another is begun, or Escape.',
      on: {
        select: { target: 'selected', actions: assign({ shape: ({ event }) => event.line }) },
      },
    },
    selected: {
      on: {
        select: { actions: assign({ shape: ({ event }) => event.line }) },
        grab: { target: 'moving', actions: assign({ before: ({ context }) => context.shape }) },
      },
    },
    moving: {
      on: {
        aim: { actions: { type: 'aim', params: ({ event }) => event.points } },
        drop: [
          { guard: 'was moved', target: 'selected', actions: 'keep' },
          { target: 'selected', actions: assign({ before: null }) },
        ],
        cancel: {
          target: 'selected',
          actions: assign({ shape: ({ context }) => context.before, before: null }),
        },
      },
    },
  },
});

function isSame(point: ShapePoint | undefined, other: ShapePoint | undefined) {
  return point?.time === other?.time && point?.price === other?.price;
}
