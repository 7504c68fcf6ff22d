import { assign, emit, setup, type SnapshotFrom } from 'xstate';

/** How often prices are asked for while they may change, in ms of real time, however fast the market's clock runs. */
const REFRESH_EVERY = 15_000;

/**
 * When the prices on screen are asked for anew. While the market is open and somebody can see the page they are, every
 * 15 seconds; not in the lunch break, at night or on holidays, not in a hidden page and not without a network. When
 * trading begins or stops everything is asked for once: there may be another day, the last prices, new signals. Whoever
 * comes back to a page that missed something sees it at once: the prices, or everything where trading began or stopped.
 * What could not be had stays, and is told to be old.
 */
export const liveMachine = setup({
  types: {
    /** `asOf` is when the prices on screen were had, in ms since 1970 of the market's time. */
    context: {} as { asOf: number; isOpen: boolean; isHere: boolean },
    input: {} as { asOf: number; isOpen: boolean; isHere: boolean },
    events: {} as
      | { type: 'market opened' }
      | { type: 'market closed' }
      | { type: 'clock jumped' }
      | { type: 'left' }
      | { type: 'returned' }
      | { type: 'retry' }
      | { type: 'refreshed'; at: number }
      | { type: 'refresh failed' },
    emitted: {} as { type: 'refresh prices' } | { type: 'refresh everything' },
    tags: {} as 'stale',
  },
  guards: {
    'begins open and seen': ({ context }) => context.isOpen && context.isHere,
    'begins seen': ({ context }) => context.isHere,
    'begins open': ({ context }) => context.isOpen,
  },
  actions: {
    'ask for prices': emit({ type: 'refresh prices' }),
    'ask for everything': emit({ type: 'refresh everything' }),
  },
}).createMachine({
  id: 'live',
  description: 'When prices are asked for anew, and from when those on screen are.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    market: {
      initial: 'looking',
      states: {
        looking: {
          always: [
            { guard: 'begins open and seen', target: 'open' },
            { guard: 'begins seen', target: 'closed' },
            { guard: 'begins open', target: 'missed.open' },
            { target: 'away' },
          ],
        },
        open: {
          after: { [REFRESH_EVERY]: { target: 'open', reenter: true, actions: 'ask for prices' } },
          on: {
            'market closed': { target: 'closed', actions: 'ask for everything' },
            'clock jumped': { target: 'open', reenter: true, actions: 'ask for everything' },
            left: 'missed.open',
            retry: { target: 'open', reenter: true, actions: 'ask for prices' },
          },
        },
        closed: {
          on: {
            'market opened': { target: 'open', actions: 'ask for everything' },
            'clock jumped': { actions: 'ask for everything' },
            left: 'away',
            retry: { actions: 'ask for prices' },
          },
        },
        away: {
          description: 'Nobody looks, and nothing has happened.',
          on: { 'market opened': 'missed.session', 'clock jumped': 'missed.closed', returned: 'closed' },
        },
        missed: {
          description: 'Nobody looks, and something has changed meanwhile.',
          initial: 'open',
          states: {
            open: {
              description: 'Prices have, in the same session.',
              on: {
                'market closed': 'closed',
                'clock jumped': 'session',
                returned: { target: '#live.market.open', actions: 'ask for prices' },
              },
            },
            session: {
              description: 'Trading has begun since, or the clock went elsewhere.',
              on: {
                'market closed': 'closed',
                returned: { target: '#live.market.open', actions: 'ask for everything' },
              },
            },
            closed: {
              on: {
                'market opened': 'session',
                returned: { target: '#live.market.closed', actions: 'ask for everything' },
              },
            },
          },
        },
      },
    },
    prices: {
      initial: 'fresh',
      states: {
        fresh: { on: { 'refresh failed': 'stale' } },
        stale: { tags: 'stale' },
      },
      on: { refreshed: { target: '.fresh', actions: assign({ asOf: ({ event }) => event.at }) } },
    },
  },
});

/** Whether the last refresh failed, so that the prices on screen are older than they should be. */
export function isStale(snapshot: SnapshotFrom<typeof liveMachine>): boolean {
  return snapshot.hasTag('stale');
}

/** When the prices on screen were had, in ms since 1970 of the market's time. */
export function asOfIn({ context }: SnapshotFrom<typeof liveMachine>): number {
  return context.asOf;
}
