import { assign, setup } from 'xstate';

type RetryContext = {
  /** How many refusals in a row are without a wait of our own. */
  free: number;
  /** The refusals since the last success. */
  refusals: number;
  /** The whole wait that is running or was the last one, in seconds. */
  seconds: number;
  secondsLeft: number;
};

type RetryEvent =
  /** `retryAfter` is the wait that the server names, in ms. */
  { type: 'refused'; retryAfter: number | null } | { type: 'accepted' };

const LONGEST_S = 30;

/**
 * When a refused form may be sent again: after the wait that the server names; where refusals are counted, after 2, 4, 8
 * and at most 30 seconds from the last free one on, whichever is longer. Nothing but a success shortens it.
 */
export const retryMachine = setup({
  types: {
    context: {} as RetryContext,
    input: {} as { free: number },
    events: {} as RetryEvent,
  },
  delays: { second: 1_000 },
  guards: {
    'must wait': ({ context }, { retryAfter }: { retryAfter: number | null }) =>
      waitAfter(context, retryAfter) > 0,
    'is the last second': ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    'count the refusal': assign(({ context }, { retryAfter }: { retryAfter: number | null }) => {
      const seconds = waitAfter(context, retryAfter);
      return { refusals: context.refusals + 1, seconds, secondsLeft: seconds };
    }),
    'count down': assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
  },
}).createMachine({
  id: 'retry',
  description: 'When a refused form may be sent again.',
  context: ({ input }) => ({ ...input, refusals: 0, seconds: 0, secondsLeft: 0 }),
  initial: 'open',
  on: {
    refused: [
      {
        guard: { type: 'must wait', params: ({ event }) => event },
        target: '.waiting',
        actions: { type: 'count the refusal', params: ({ event }) => event },
      },
      { actions: { type: 'count the refusal', params: ({ event }) => event } },
    ],
    accepted: { target: '.open', actions: assign({ refusals: 0, seconds: 0, secondsLeft: 0 }) },
  },
  states: {
    open: {},
    waiting: {
      after: {
        second: [
          { guard: 'is the last second', target: 'open', actions: 'count down' },
          { target: 'waiting', reenter: true, actions: 'count down' },
        ],
      },
    },
  },
});

/** The wait after a further refusal, in seconds; what is left of the one before counts too. */
function waitAfter({ free, refusals, secondsLeft }: RetryContext, retryAfter: number | null) {
  const counted = refusals + 1 - free;
  const ours = counted < 0 ? 0 : Math.min(LONGEST_S, 2 ** (counted + 1));
  return Math.max(ours, Math.ceil((retryAfter ?? 0) / 1000), secondsLeft);
}
