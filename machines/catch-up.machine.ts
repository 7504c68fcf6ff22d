import { assign, emit, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from './effects';
import type { FiredAlert } from './alerts.machine';

/** An instant of each symbol, in ms since the epoch. */
export type Instants = Readonly<Record<string, number>>;

/** The symbols whose bars are searched, each from an instant on, until one. */
export type BarSearch = { readonly since: Instants; readonly until: number };

/** What bars tell: the alerts that fired, and as far as each symbol's bars reach; a symbol without is not found out. */
export type BarsFound = { readonly fired: readonly FiredAlert[]; readonly reached: Instants };

/**
 * Prices that have come: of each symbol that alerts wait for the instant of its first alert, and of each with a price of now
 * the instant until which that is known.
 */
export type PricesCame = {
  readonly type: 'prices came';
  readonly at: number;
  readonly armed: Instants;
  readonly priced: Instants;
};

type CatchUpContext = {
  /** The instant until which every price was evaluated, of each symbol that an alert waits for. */
  readonly watchedUntil: Instants;
  /** The same of those that are not among them, as stored before each symbol had its own. */
  readonly before: number | null;
  /** When a symbol that still lies behind was searched for first and last. */
  readonly tried: Readonly<Record<string, { readonly first: number; readonly last: number }>>;
  readonly search: BarSearch | null;
  /** The last prices that have come meanwhile. */
  readonly latest: PricesCame | null;
};

/** Prices that come more rarely than this, in ms, leave something out. */
const GAP = 120_000;
/** A symbol that lies behind is searched again after at least the one, and at most the other, in ms. */
const SOONEST = 60_000;
const LATEST = 300_000;

/** What happened while nobody evaluated the prices: the app was closed, the machine slept, the network was away, bars came late. */
export const catchUpMachine = setup({
  types: {
    context: {} as CatchUpContext,
    events: {} as PricesCame,
    input: {} as { watchedUntil: Instants; before: number | null },
    emitted: {} as { type: 'found'; fired: readonly FiredAlert[] },
  },
  actors: { find: fromPromise<BarsFound, BarSearch>(unprovided('find')) },
  guards: {
    'some lie behind': ({ context, event }) => Object.keys(dueOf(context, event)).length > 0,
    'newer prices came meanwhile': ({ context }) => context.latest !== null,
  },
  actions: {
    extend: assign({ watchedUntil: ({ context, event }) => extended(context, event) }),
    begin: assign(({ context, event: { at, ...prices } }) => {
      const since = dueOf(context, { at, ...prices });
      const tried = Object.keys(since).map((symbol) => [
        symbol,
        { first: context.tried[symbol]?.first ?? at, last: at },
      ]);
      return {
        search: { since, until: at },
        tried: { ...context.tried, ...(Object.fromEntries(tried) as CatchUpContext['tried']) },
      };
    }),
    remember: assign({ latest: ({ event }) => event }),
    settle: assign(({ context: { watchedUntil, search, tried } }, { reached }: BarsFound) => {
      const { since, until } = search!;
      const newest = Object.entries(reached).filter(
        ([symbol, at]) => symbol in since && at >= since[symbol]!,
      );
      const isBehind = ([symbol]: readonly [string, unknown]) => !(until - (reached[symbol] ?? 0) <= GAP);
      const left = Object.entries(tried).filter((each) => !(each[0] in since) || isBehind(each));
      return {
        watchedUntil: { ...watchedUntil, ...Object.fromEntries(newest) },
        tried: Object.fromEntries(left),
        search: null,
      };
    }),
    'give up': assign({ search: null }),
    'evaluate the latest': raise(({ context }) => context.latest!),
    forget: assign({ latest: null }),
    report: emit((_, { fired }: BarsFound) => ({ type: 'found' as const, fired })),
  },
}).createMachine({
  id: 'catch up',
  description:
    'Until when every price was evaluated, by symbol. Where prices leave a gap, and where the app was closed, what happened is found from the bars before newer prices are evaluated, and a symbol is watched as far as its bars reach. Where they do not reach it keeps its place, its prices are evaluated meanwhile, and it is searched again with later prices.',
  context: ({ input }) => ({ ...input, tried: {}, search: null, latest: null }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        'prices came': [
          { guard: 'some lie behind', target: 'catching up', actions: ['extend', 'begin'] },
          { actions: 'extend' },
        ],
      },
    },
    'catching up': {
      invoke: {
        src: 'find',
        input: ({ context }) => context.search!,
        onDone: [
          {
            guard: 'newer prices came meanwhile',
            target: 'watching',
            actions: [
              { type: 'report', params: ({ event }) => event.output },
              { type: 'settle', params: ({ event }) => event.output },
              'evaluate the latest',
              'forget',
            ],
          },
          {
            target: 'watching',
            actions: [
              { type: 'report', params: ({ event }) => event.output },
              { type: 'settle', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'watching', actions: ['give up', 'forget'] },
      },
      on: { 'prices came': { actions: ['extend', 'remember'] } },
    },
  },
});

/** Whether a symbol's prices of an instant may be evaluated: nothing before them is left out, or what is could not be found. */
export function evaluatesAt(
  { context }: SnapshotFrom<typeof catchUpMachine>,
  symbol: string,
  at: number,
): boolean {
  const until = context.watchedUntil[symbol];
  if (context.search && symbol in context.search.since) return isSearchedAgain(context, symbol);
  return symbol in context.tried || (until !== undefined && at - until <= GAP);
}

function isSearchedAgain({ tried }: CatchUpContext, symbol: string) {
  const { first, last } = tried[symbol]!;
  return first < last;
}

/** From when on each symbol that an alert waits for is to be watched. */
function placesOf({ watchedUntil, before }: CatchUpContext, { armed }: Omit<PricesCame, 'type'>): Instants {
  const places = Object.entries(armed).map(([symbol, since]) => [
    symbol,
    Math.max(watchedUntil[symbol] ?? before ?? since, since),
  ]);
  return Object.fromEntries(places) as Instants;
}

/** The places of symbols whose prices left a gap, but those that were searched shortly before. */
function dueOf(context: CatchUpContext, prices: Omit<PricesCame, 'type'>): Instants {
  const due = Object.entries(placesOf(context, prices)).filter(([symbol, place]) => {
    const tried = context.tried[symbol];
    const wait = tried && Math.min(Math.max(tried.last - tried.first, SOONEST), LATEST);
    return prices.at - place > GAP && (!tried || Math.abs(prices.at - tried.last) >= wait!);
  });
  return Object.fromEntries(due);
}

/** The places, which prices of now move on where they leave no gap and no search has begun. */
function extended(context: CatchUpContext, prices: PricesCame): Instants {
  const { at, priced } = prices;
  const places = Object.entries(placesOf(context, prices)).map(([symbol, place]) => {
    const until = priced[symbol];
    const isSearched = context.search !== null && symbol in context.search.since;
    if (until === undefined || isSearched || at - place > GAP) return [symbol, place];
    return [symbol, place > at ? until : Math.max(place, until)];
  });
  return Object.fromEntries(places) as Instants;
}
