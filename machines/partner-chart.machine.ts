import { assign, type SnapshotFrom } from 'xstate';
import { partnerChartSetup } from './partner-chart.setup';

/**
 * The chart of a partner, whose page may load late, never, or from somebody else. A page that does not load is replaced
 * by our own chart; one that supports messages is controlled by them, any other by its address. A symbol counts as
 * shown only if the page is known to show it.
 */
export const partnerChartMachine = partnerChartSetup.createMachine({
  id: 'partner chart',
  description:
    'The partner’s chart on the technical page: loading, following the requested symbol, or replaced by our own.',
  context: ({ input: { request } }) => ({
    requested: request,
    frame: { number: 1, request },
    commanded: request,
    reported: null,
    messaging: 'unknown',
  }),
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'loading',
      after: { 'load timeout': 'fallback' },
      on: {
        'request changed': {
          target: '.debouncing',
          actions: { type: 'store the request', params: ({ event }) => event },
        },
        loaded: {
          target: 'open',
          actions: { type: 'store the report', params: ({ context }) => context.commanded },
        },
        ready: {
          target: 'open',
          actions: [
            'enable messages',
            {
              type: 'store the report',
              params: ({ context, event }) => ({ symbol: event.symbol ?? context.commanded.symbol }),
            },
          ],
        },
        failed: 'fallback',
        'use own chart': 'fallback',
      },
      states: {
        loading: {},
        debouncing: {
          after: {
            debounce: [
              { guard: 'is commanded', target: 'loading' },
              { target: 'loading', actions: 'load the frame' },
            ],
          },
        },
      },
    },
    open: {
      initial: 'idle',
      on: {
        'request changed': {
          target: '.debouncing',
          actions: { type: 'store the request', params: ({ event }) => event },
        },
        ready: {
          actions: [
            'enable messages',
            {
              type: 'store the report',
              params: ({ context, event }) => ({ symbol: event.symbol ?? context.frame.request.symbol }),
            },
          ],
        },
        'symbol reported': { actions: { type: 'store the report', params: ({ event }) => event } },
        failed: 'fallback',
        'use own chart': 'fallback',
      },
      states: {
        idle: { always: { guard: 'is not commanded', target: 'debouncing' } },
        debouncing: {
          after: {
            debounce: [
              { guard: 'is commanded', target: 'idle' },
              { guard: 'supports messages', target: 'commanded', actions: 'send commands' },
              { target: '#partner chart.waiting', actions: 'load the frame' },
            ],
          },
        },
        commanded: {
          always: { guard: 'shows the request', target: 'idle' },
          after: {
            'reply timeout': {
              target: '#partner chart.waiting',
              actions: [assign({ messaging: 'unresponsive' }), 'load the frame'],
            },
          },
          on: {
            ready: {
              actions: {
                type: 'store the report',
                params: ({ context, event }) => ({ symbol: event.symbol ?? context.commanded.symbol }),
              },
            },
          },
        },
      },
    },
    fallback: {
      on: {
        'request changed': { actions: { type: 'store the request', params: ({ event }) => event } },
        retry: { target: 'waiting', actions: 'load the frame' },
      },
    },
  },
});

type PartnerChartSnapshot = SnapshotFrom<typeof partnerChartMachine>;

/** The symbol whose chart the page shows as requested. */
export function selectPainted(snapshot: PartnerChartSnapshot): string | null {
  const { reported, requested } = snapshot.context;
  return snapshot.matches('open') && reported === requested.symbol ? reported : null;
}

/** The other symbol that the person has opened inside the page. */
export function selectDiverged(snapshot: PartnerChartSnapshot): string | null {
  const { reported, requested } = snapshot.context;
  return snapshot.matches({ open: 'idle' }) && reported !== requested.symbol ? reported : null;
}
