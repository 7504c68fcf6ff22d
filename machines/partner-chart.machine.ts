import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';

/** Which chart, and in which dress. */
export type Subject = { readonly symbol: string; readonly theme: 'dark' | 'light'; readonly lang: string };

/** What a partner's page that takes messages is told. */
export type Wish =
  | { type: 'setSymbol'; symbol: string }
  | { type: 'setTheme'; theme: Subject['theme'] }
  | { type: 'setLocale'; lang: string };

export type PartnerChartEvent =
  | { type: 'subject changed'; subject: Subject }
  | { type: 'loaded' }
  | { type: 'ready'; symbol: string | null }
  | { type: 'symbol named'; symbol: string }
  | { type: 'failed' }
  | { type: 'give up' }
  | { type: 'retry' };

export type PartnerChartContext = {
  wanted: Subject;
  /** What the frame's address says; another number is another frame. */
  frame: { readonly number: number; readonly subject: Subject };
  /** Where the page was last led, by its address or by messages. */
  led: Subject;
  /** The symbol that the page shows; null while that cannot be known. */
  named: string | null;
  /** Whether the page takes messages: it has to say so, and one that then did not answer is believed no more. */
  listening: 'unsaid' | 'yes' | 'deaf';
};

/**
 * The chart of a partner, whose page may come late, never, or not from the partner at all. A page that stays away is
 * replaced by our own chart; one that takes messages is led by them, any other by its address. Only a symbol that the
 * page is known to show counts as shown.
 */
export const partnerChartMachine = setup({
  types: {
    context: {} as PartnerChartContext,
    events: {} as PartnerChartEvent,
    input: {} as { subject: Subject },
    emitted: {} as { type: 'tell'; wish: Wish },
  },
  delays: { 'partner patience': 8_000, 'answer patience': 3_000, 'a pause': 250 },
  guards: {
    'is led there': ({ context }) => isLedThere(context),
    'is led elsewhere': ({ context }) => !isLedThere(context),
    'takes messages': ({ context }) => context.listening === 'yes',
    'shows what is wanted': ({ context }) => context.named === context.wanted.symbol,
  },
  actions: {
    want: assign((_, { subject }: { subject: Subject }) => ({ wanted: subject })),
    name: assign((_, { symbol }: { symbol: string }) => ({ named: symbol })),
    'hear that it listens': assign({
      listening: ({ context }) => (context.listening === 'deaf' ? 'deaf' : 'yes'),
    }),
    'ask for the page': assign(({ context: { wanted, frame, listening } }) => ({
      frame: { number: frame.number + 1, subject: wanted },
      led: wanted,
      named: null,
      listening: listening === 'deaf' ? 'deaf' : 'unsaid',
    })),
    'tell the page': enqueueActions(({ context: { wanted, led, named }, enqueue }) => {
      const { symbol, theme, lang } = wanted;
      if (symbol !== named) enqueue.emit({ type: 'tell', wish: { type: 'setSymbol', symbol } });
      if (theme !== led.theme) enqueue.emit({ type: 'tell', wish: { type: 'setTheme', theme } });
      if (lang !== led.lang) enqueue.emit({ type: 'tell', wish: { type: 'setLocale', lang } });
      enqueue.assign({ led: wanted, named: symbol === named ? named : null });
    }),
  },
}).createMachine({
  id: 'partner chart',
  description:
    'The partner’s chart on the technical page: awaited, led from symbol to symbol, or replaced by our own.',
  context: ({ input: { subject } }) => ({
    wanted: subject,
    frame: { number: 1, subject },
    led: subject,
    named: null,
    listening: 'unsaid',
  }),
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'loading',
      after: { 'partner patience': 'fallback' },
      on: {
        'subject changed': { target: '.settling', actions: { type: 'want', params: ({ event }) => event } },
        loaded: {
          target: 'open',
          actions: { type: 'name', params: ({ context }) => context.led },
        },
        ready: {
          target: 'open',
          actions: [
            'hear that it listens',
            {
              type: 'name',
              params: ({ context, event }) => ({ symbol: event.symbol ?? context.led.symbol }),
            },
          ],
        },
        failed: 'fallback',
        'give up': 'fallback',
      },
      states: {
        loading: {},
        settling: {
          after: {
            'a pause': [
              { guard: 'is led there', target: 'loading' },
              { target: 'loading', actions: 'ask for the page' },
            ],
          },
        },
      },
    },
    open: {
      initial: 'resting',
      on: {
        'subject changed': { target: '.settling', actions: { type: 'want', params: ({ event }) => event } },
        ready: {
          actions: [
            'hear that it listens',
            {
              type: 'name',
              params: ({ context, event }) => ({ symbol: event.symbol ?? context.frame.subject.symbol }),
            },
          ],
        },
        'symbol named': { actions: { type: 'name', params: ({ event }) => event } },
        failed: 'fallback',
        'give up': 'fallback',
      },
      states: {
        resting: { always: { guard: 'is led elsewhere', target: 'settling' } },
        settling: {
          after: {
            'a pause': [
              { guard: 'is led there', target: 'resting' },
              { guard: 'takes messages', target: 'told', actions: 'tell the page' },
              { target: '#partner chart.waiting', actions: 'ask for the page' },
            ],
          },
        },
        told: {
          always: { guard: 'shows what is wanted', target: 'resting' },
          after: {
            'answer patience': {
              target: '#partner chart.waiting',
              actions: [assign({ listening: 'deaf' }), 'ask for the page'],
            },
          },
          on: {
            ready: {
              actions: {
                type: 'name',
                params: ({ context, event }) => ({ symbol: event.symbol ?? context.led.symbol }),
              },
            },
          },
        },
      },
    },
    fallback: {
      on: {
        'subject changed': { actions: { type: 'want', params: ({ event }) => event } },
        retry: { target: 'waiting', actions: 'ask for the page' },
      },
    },
  },
});

type PartnerChartSnapshot = SnapshotFrom<typeof partnerChartMachine>;

/** The symbol whose chart the page shows as wanted. */
export function paintedBy(snapshot: PartnerChartSnapshot): string | null {
  const { named, wanted } = snapshot.context;
  return snapshot.matches('open') && named === wanted.symbol ? named : null;
}

/** The other symbol that somebody has gone to inside the page. */
export function strayedTo(snapshot: PartnerChartSnapshot): string | null {
  const { named, wanted } = snapshot.context;
  return snapshot.matches({ open: 'resting' }) && named !== wanted.symbol ? named : null;
}

function isLedThere({ led, wanted }: PartnerChartContext) {
  return led.symbol === wanted.symbol && led.theme === wanted.theme && led.lang === wanted.lang;
}
