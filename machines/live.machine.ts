import { assign, emit, setup, stateIn, type SnapshotFrom } from 'xstate';

type LiveContext = {
  /** When the prices on screen were loaded, in ms since 1970 of the market's time. */
  asOf: number;
  isOpen: boolean;
  isVisible: boolean;
  /** How long they stay, in ms; 15 seconds where it is absent. */
  refreshInterval?: (() => number) | undefined;
  /** A number from 0 to 1, by which the pages of an outage come back at different times. */
  random?: (() => number) | undefined;
};

const USUAL = 15_000;

/** More of them make no refresh later. */
const MOST_FAILURES = 4;

/** The longest that is added between two refreshes that fail, in ms. */
const LONGEST = 120_000;

/** How often what no stream brings is refreshed while prices are streamed, in ms. */
const REST = 300_000;

/**
 * When the prices on screen are refreshed: every 15 seconds, or as often as its input says, while the market is open and
 * the page is visible and online. When trading starts or stops everything is refreshed once, since there may be another
 * trading day, closing prices or new signals. A page that becomes visible again is refreshed at once if anything changed
 * meanwhile: prices only, or everything if trading started or stopped. After a failed refresh the old prices stay and are
 * marked stale, and the next ones wait longer with each failure, for a random part of up to two minutes more. While prices are
 * streamed none are requested but what a stream has missed, until it is loaded, and every minute what the feed does not quote;
 * what else no stream brings is refreshed every five minutes.
 */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext & {
      /** How many refreshes have failed one after the other. */
      failures: number;
    },
    input: {} as LiveContext,
    events: {} as
      | { type: 'minute passed'; isOpen: boolean }
      | { type: 'clock jumped' }
      | { type: 'hidden' }
      | { type: 'visible' }
      | { type: 'retry' }
      | { type: 'refreshed'; at: number }
      | { type: 'refresh failed' }
      /** Prices have been streamed until then. */
      | { type: 'heard'; at: number }
      /** What was streamed for a while is missing. */
      | { type: 'stream interrupted' }
      /** Nothing was heard of the stream for so long that the prices on screen are stale. */
      | { type: 'stream silent' }
      /** A view could not load by itself what a line need not bring. */
      | { type: 'view failed' }
      | { type: 'stream ended' },
    emitted: {} as
      | { type: 'refresh prices' }
      /** Of a page that was hidden meanwhile. */
      | { type: 'refresh prices on return' }
      /** Of which a stream has missed some. */
      | { type: 'refresh missed prices' }
      /** Of what the feed does not quote, which no stream brings. */
      | { type: 'refresh unquoted prices' }
      /** What is not streamed. */
      | { type: 'refresh the rest' }
      | { type: 'refresh everything' },
    tags: {} as 'stale',
  },
  delays: {
    rest: REST,
    'refresh interval': ({ context: { refreshInterval, random = Math.random, failures } }) => {
      const usual = refreshInterval?.() ?? USUAL;
      return usual + random() * Math.min(LONGEST, usual * (2 ** failures - 1));
    },
  },
  guards: {
    'starts open and visible': ({ context }) => context.isOpen && context.isVisible,
    'starts visible': ({ context }) => context.isVisible,
    'starts open': ({ context }) => context.isOpen,
    'has failed': ({ context }) => context.failures > 0,
    'a line is heard': stateIn({ stream: 'heard' }),
    'market is open': (_, { isOpen }: { isOpen: boolean }) => isOpen,
    'market is closed': (_, { isOpen }: { isOpen: boolean }) => !isOpen,
  },
  actions: {
    'refresh prices': emit({ type: 'refresh prices' }),
    'refresh prices on return': emit({ type: 'refresh prices on return' }),
    'refresh missed prices': emit({ type: 'refresh missed prices' }),
    'refresh unquoted prices': emit({ type: 'refresh unquoted prices' }),
    'refresh the rest': emit({ type: 'refresh the rest' }),
    'refresh everything': emit({ type: 'refresh everything' }),
  },
}).createMachine({
  id: 'live',
  description: 'When prices are refreshed, and when those on screen were loaded.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  type: 'parallel',
  states: {
    market: {
      initial: 'starting',
      states: {
        starting: {
          always: [
            { guard: 'starts open and visible', target: 'open' },
            { guard: 'starts visible', target: 'closed' },
            { guard: 'starts open', target: 'outdated.prices' },
            { target: 'hidden' },
          ],
        },
        open: {
          initial: 'polled',
          on: {
            'minute passed': {
              guard: { type: 'market is closed', params: ({ event }) => event },
              target: 'closed',
              actions: 'refresh everything',
            },
            'clock jumped': { actions: 'refresh everything' },
            hidden: 'outdated.prices',
            'stream interrupted': { actions: 'refresh missed prices' },
            'stream silent': { actions: 'refresh missed prices' },
          },
          states: {
            polled: {
              always: { guard: 'a line is heard', target: 'streamed' },
              after: { 'refresh interval': { target: 'polled', reenter: true, actions: 'refresh prices' } },
              on: {
                'clock jumped': { target: 'polled', reenter: true, actions: 'refresh everything' },
                retry: { target: 'polled', reenter: true, actions: 'refresh prices' },
                // The wait begins anew, by how many refreshes have failed now.
                refreshed: { guard: 'has failed', target: 'polled', reenter: true },
                'refresh failed': { target: 'polled', reenter: true },
              },
            },
            streamed: {
              initial: 'starting',
              after: { rest: { target: 'streamed', reenter: true, actions: 'refresh the rest' } },
              on: {
                'minute passed': {
                  guard: { type: 'market is open', params: ({ event }) => event },
                  actions: 'refresh unquoted prices',
                },
                retry: { actions: 'refresh prices' },
                // A line is often back sooner than the next refresh.
                'stream ended': 'polled',
              },
              states: {
                starting: {
                  always: [{ guard: 'has failed', target: 'incomplete' }, { target: 'complete' }],
                },
                complete: { on: { 'refresh failed': 'incomplete', 'view failed': 'incomplete' } },
                incomplete: {
                  description:
                    'What the line has missed, or a view beside it, could not be loaded, and is tried again.',
                  after: {
                    'refresh interval': { target: 'incomplete', reenter: true, actions: 'refresh prices' },
                  },
                  on: {
                    refreshed: 'complete',
                    'refresh failed': { target: 'incomplete', reenter: true },
                  },
                },
              },
            },
          },
        },
        closed: {
          on: {
            'minute passed': {
              guard: { type: 'market is open', params: ({ event }) => event },
              target: 'open',
              actions: 'refresh everything',
            },
            'clock jumped': { actions: 'refresh everything' },
            hidden: 'hidden',
            retry: { actions: 'refresh prices' },
          },
        },
        hidden: {
          description: 'The page is hidden in a closed market, and nothing has changed.',
          on: {
            'minute passed': {
              guard: { type: 'market is open', params: ({ event }) => event },
              target: 'outdated.reopened',
            },
            'clock jumped': 'outdated.closed',
            visible: 'closed',
          },
        },
        outdated: {
          description: 'The page is hidden, and something has changed meanwhile.',
          initial: 'prices',
          states: {
            prices: {
              description: 'Only prices have changed: trading went on without a break.',
              on: {
                'minute passed': {
                  guard: { type: 'market is closed', params: ({ event }) => event },
                  target: 'closed',
                },
                'clock jumped': 'reopened',
                visible: { target: '#live.market.open', actions: 'refresh prices on return' },
              },
            },
            reopened: {
              description: 'Trading has started since, or the clock jumped.',
              on: {
                'minute passed': {
                  guard: { type: 'market is closed', params: ({ event }) => event },
                  target: 'closed',
                },
                visible: { target: '#live.market.open', actions: 'refresh everything' },
              },
            },
            closed: {
              on: {
                'minute passed': {
                  guard: { type: 'market is open', params: ({ event }) => event },
                  target: 'reopened',
                },
                visible: { target: '#live.market.closed', actions: 'refresh everything' },
              },
            },
          },
        },
      },
    },
    stream: {
      description: 'Whether a line brings prices, also while the page is hidden.',
      initial: 'absent',
      states: {
        absent: { on: { heard: 'heard' } },
        heard: { on: { 'stream ended': 'absent' } },
      },
    },
    prices: {
      initial: 'fresh',
      states: {
        fresh: { on: { heard: { actions: assign({ asOf: ({ event }) => event.at }) } } },
        stale: {
          description: 'Also of a stream: what was missed before it is not in it.',
          tags: 'stale',
        },
      },
      on: {
        refreshed: { target: '.fresh', actions: assign({ asOf: ({ event }) => event.at, failures: 0 }) },
        'view failed': '.stale',
        'stream silent': '.stale',
        'refresh failed': {
          target: '.stale',
          actions: assign({ failures: ({ context }) => Math.min(context.failures + 1, MOST_FAILURES) }),
        },
      },
    },
  },
});

/** Whether the last refresh failed, so that the prices on screen are older than they should be. */
export function isStale(snapshot: SnapshotFrom<typeof liveMachine>): boolean {
  return snapshot.hasTag('stale');
}

/** When the prices on screen were loaded, in ms since 1970 of the market's time. */
export function selectAsOf({ context }: SnapshotFrom<typeof liveMachine>): number {
  return context.asOf;
}
