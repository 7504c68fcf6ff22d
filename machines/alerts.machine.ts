import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from './effects';

/** An alert that fired, by its id and the instant from which on it had watched. */
export type FiredAlert = { readonly id: string; readonly armedAt: string };

type AlertsContext = {
  /** What fired and is not being saved yet, and what is being saved. */
  readonly waiting: readonly FiredAlert[];
  readonly sent: readonly FiredAlert[];
};

type AlertsInput = {
  /** A number from 0 to 1, by which the pages of an outage save again at different times. */
  readonly random?: (() => number) | undefined;
};

type Fired = { fired: readonly FiredAlert[] };

/** The shortest pause after a failure, in ms; the longest is twice that. */
const PAUSE = 15_000;

/** The alerts that fire while the app is open. */
export const alertsMachine = setup({
  types: {
    context: {} as AlertsContext & AlertsInput,
    input: {} as AlertsInput,
    events: {} as { type: 'evaluated'; fired: readonly FiredAlert[] },
    emitted: {} as { type: 'fired'; alerts: readonly FiredAlert[] },
  },
  actors: { claim: fromPromise<readonly FiredAlert[], readonly FiredAlert[]>(unprovided('claim')) },
  delays: {
    'pause after a failure': ({ context: { random = Math.random } }) => PAUSE * (1 + random()),
  },
  guards: {
    'something fired': ({ context }) => context.waiting.length > 0,
    'something was claimed': (_, { fired }: Fired) => fired.length > 0,
  },
  actions: {
    add: assign({
      waiting({ context: { waiting, sent } }, { fired }: Fired) {
        const known = new Set([...waiting, ...sent].map(keyOf));
        return [...waiting, ...fired.filter((alert) => !known.has(keyOf(alert)))];
      },
    }),
    send: assign({ sent: ({ context }) => context.waiting, waiting: [] }),
    forget: assign({ sent: [] }),
    'take back': assign({ waiting: ({ context }) => [...context.sent, ...context.waiting], sent: [] }),
    report: emit((_, { fired }: Fired) => ({ type: 'fired' as const, alerts: fired })),
  },
}).createMachine({
  id: 'alerts',
  description:
    'What fired is saved as fired before it is shown: of several tabs one claims it. What could not be saved is saved later, whatever the price is by then.',
  context: ({ input }) => ({ ...input, waiting: [], sent: [] }),
  initial: 'watching',
  states: {
    watching: {
      always: { guard: 'something fired', target: 'claiming' },
      on: { evaluated: { actions: { type: 'add', params: ({ event }) => event } } },
    },
    claiming: {
      entry: 'send',
      invoke: {
        src: 'claim',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: { type: 'something was claimed', params: ({ event }) => ({ fired: event.output }) },
            target: 'watching',
            actions: ['forget', { type: 'report', params: ({ event }) => ({ fired: event.output }) }],
          },
          { target: 'watching', actions: 'forget' },
        ],
        onError: { target: 'failed', actions: 'take back' },
      },
      on: { evaluated: { actions: { type: 'add', params: ({ event }) => event } } },
    },
    failed: {
      description: 'It waits before it saves again: newer prices do not mean that the server is back.',
      after: { 'pause after a failure': 'claiming' },
      on: { evaluated: { actions: { type: 'add', params: ({ event }) => event } } },
    },
  },
});

function keyOf({ id, armedAt }: FiredAlert) {
  return `${armedAt} ${id}`;
}
