import { assign, emit, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate';
import { errorStatus } from './effects';

/** The symbols of a line; `ALL` for the whole listing. */
export type LineSymbols = {
  readonly symbols: readonly string[] | 'ALL';
  /** Those whose rows carry the order book. */
  readonly depth: readonly string[];
};

type StreamInput = {
  /** What the pages need that are seen. */
  followed: LineSymbols;
  /** What is needed of it while none is seen: by alerts and holdings. */
  followedUnseen: LineSymbols;
  /** Whether there is anything to stream: the market is open, and somebody may read it. */
  isOpen: boolean;
  isOnline: boolean;
  /** A number from 0 to 1, by which the pages of an outage come back at different times. */
  random?: (() => number) | undefined;
};

export type StreamContext = StreamInput & {
  /** Whether the page is shown, and not kept for a return to it. */
  isShown: boolean;
  /** Whether no page has been visible for a minute. */
  isUnseen: boolean;
  /** What is followed since it last settled. */
  settled: LineSymbols;
  /** What the line was opened for. */
  line: LineSymbols;
  /** How many lines failed one after the other without a row. */
  refusals: number;
  /** How many lines ended one after the other that lasted less than a minute. */
  breaks: number;
  /** The wait that the server named, in ms. */
  retryAfter: number;
  hasOpened: boolean;
  /** Whether rows may have been missed by the time that the line is heard. */
  mayMiss: boolean;
  isSessionChecked: boolean;
};

/** What the actor of a line receives: it opens a further line, and ends the old one when that has begun. */
export type FollowOnLine = { readonly type: 'follow'; readonly followed: LineSymbols };

/** What the actor of a line sends. */
export type LineEvent =
  | { readonly type: 'opened' }
  /** A comment, or an event without a row. */
  | { readonly type: 'heard' }
  | { readonly type: 'row received' }
  /** A further line has taken its place: its first row came, or it is heard and has none. */
  | { readonly type: 'line replaced' }
  /** The server ended it, without an error, or it was refused, or it broke. */
  | { readonly type: 'ended'; readonly error?: unknown };

/** So many failures in a row, and the page polls. */
const MOST_REFUSALS = 3;
/** More of them make no wait longer. */
const MOST_BREAKS = 5;
const SHORTEST = 1_000;
const LONGEST = 60_000;
const RETRY = 180_000;

/** The types, effects, delays and guards of the line's chart. */
export const streamSetup = setup({
  types: {
    context: {} as StreamContext,
    input: {} as StreamInput,
    events: {} as
      | LineEvent
      | { type: 'followed changed'; followed: LineSymbols; followedUnseen: LineSymbols }
      | { type: 'opening hours'; isOpen: boolean }
      | { type: 'offline' }
      | { type: 'online' }
      | { type: 'hidden' }
      /** `silentFor` is how long nothing was heard, in ms: the timers of a hidden page may have stood still. */
      | { type: 'visible'; silentFor: number }
      | { type: 'page left' }
      | { type: 'page returned' }
      /** What the line depends on may have changed; the machine sends it to itself. */
      | { type: 'demand changed' }
      /** Another tab of this browser reads the line now. */
      | { type: 'leader changed' },
    emitted: {} as
      /** Rows may have been missed. */
      | { type: 'gap' }
      /** The line was refused with 401. */
      | { type: 'check session' },
    tags: {} as 'streaming' | 'stale',
  },
  actors: {
    /** A line, from its opening to its end. */
    line: fromCallback<FollowOnLine, LineSymbols>(() => {
      throw new Error('Actor "line" was not provided');
    }),
  },
  delays: {
    'time to settle': 250,
    'time unseen': 60_000,
    silence: 25_000,
    'lasting time': 60_000,
    pause: ({ context: { breaks, retryAfter, random = Math.random } }) => {
      const longest = Math.min(LONGEST, SHORTEST * 2 ** (breaks + 1));
      return Math.max(SHORTEST + random() * (longest - SHORTEST), retryAfter);
    },
    'time of polling': ({ context: { retryAfter, random = Math.random } }) =>
      Math.max(RETRY * (1 + random()), retryAfter),
  },
  guards: {
    'is needed': ({ context }) => isNeeded(context),
    'is not needed': ({ context }) => !isNeeded(context),
    'follows others': ({ context }) => isNeeded(context) && context.settled !== context.line,
    'was silent': (_, { silentFor }: { silentFor: number }) => silentFor >= 25_000,
    'may open at once': ({ context }) => context.retryAfter === 0,
    'has failed too often': ({ context }) => context.refusals >= MOST_REFUSALS,
    'is about the session': ({ context }, { error }: { error?: unknown }) =>
      errorStatus(error) === 401 && !context.isSessionChecked,
  },
  actions: {
    'note what is followed': assign(
      (_, { followed, followedUnseen }: Pick<StreamInput, 'followed' | 'followedUnseen'>) => ({
        followed,
        followedUnseen,
      }),
    ),
    settle: assign({ settled: settledOf }),
    'look again': raise({ type: 'demand changed' }),
    'become unseen': assign({ isUnseen: true }),
    'become seen': assign({ isUnseen: false }),
    'note the line': assign(({ context: { settled, line, mayMiss } }) => ({
      line: settled,
      mayMiss: mayMiss || (isOfMarket(settled) && !isOfMarket(line)),
    })),
    'follow on the line': sendTo('line', ({ context }) => ({
      type: 'follow' as const,
      followed: context.settled,
    })),
    'remember the opening': assign({ hasOpened: true }),
    'miss rows': assign({ mayMiss: ({ context }) => context.mayMiss || context.hasOpened }),
    'report missed rows': enqueueActions(({ context, enqueue }) => {
      if (context.mayMiss) enqueue.emit({ type: 'gap' });
      enqueue.assign({ mayMiss: false });
    }),
    'check session': emit({ type: 'check session' }),
    'note the check': assign({ isSessionChecked: true }),
    'note the row': assign({ refusals: 0, isSessionChecked: false }),
    'forget breaks': assign({ breaks: 0 }),
    'count the failure': assign(({ context }, { error }: { error?: unknown }) => ({
      refusals: Math.min(context.refusals + 1, MOST_REFUSALS),
      breaks: Math.min(context.breaks + 1, MOST_BREAKS),
      retryAfter: retryAfterOf(error),
    })),
  },
});

function isNeeded({ isOpen, isOnline, isShown, settled: { symbols } }: StreamContext) {
  return isOpen && isOnline && isShown && symbols.length > 0;
}

/** What is to be followed now; the same object as long as it is the same. */
function settledOf({ context }: { context: StreamContext }) {
  const next = context.isUnseen ? context.followedUnseen : context.followed;
  return keyOf(next) === keyOf(context.settled) ? context.settled : next;
}

export const NO_SYMBOLS: LineSymbols = { symbols: [], depth: [] };

/** Whether a line brings the whole market; it begins with the rows that changed last, and not with the newest of each symbol. */
function isOfMarket({ symbols }: LineSymbols) {
  return symbols === 'ALL';
}

function keyOf({ symbols, depth }: LineSymbols) {
  return `${symbols === 'ALL' ? '*' : symbols.join()} ${depth.join()}`;
}

function retryAfterOf(error: unknown): number {
  const { retryAfter } = (error ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter : 0;
}
