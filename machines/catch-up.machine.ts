import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from './effects';
import type { FiredAlert } from './alerts.machine';

/** A span of time, in ms since the epoch; null where it reaches back to whenever an alert was armed. */
export type UnwatchedSpan = { readonly since: number | null; readonly until: number };

type CatchUpContext = {
  /** The instant until which every price was evaluated. */
  readonly watchedUntil: number | null;
  /** The span that is being caught up. */
  readonly span: UnwatchedSpan | null;
  /** The instant of the last prices that have come meanwhile. */
  readonly latest: number | null;
};

/** Prices that come more rarely than this, in ms, leave something out. */
const GAP = 120_000;

/** What happened while nobody evaluated the prices: the app was closed, the machine slept, the network was away. */
export const catchUpMachine = setup({
  types: {
    context: {} as CatchUpContext,
    events: {} as { type: 'prices came'; at: number },
    input: {} as { watchedUntil: number | null },
    emitted: {} as { type: 'found'; fired: readonly FiredAlert[] },
  },
  actors: { find: fromPromise<readonly FiredAlert[], UnwatchedSpan>(unprovided('find')) },
  guards: {
    'leaves a gap': ({ context, event }) => event.at - context.watchedUntil! > GAP,
    'newer prices came meanwhile': ({ context }) =>
      context.latest !== null && context.latest > context.span!.until,
  },
  actions: {
    begin: assign({
      span: ({ context, event }) => ({ since: context.watchedUntil, until: event.at }),
      latest: null,
    }),
    'begin with the rest': assign({
      span: ({ context }) => ({ since: context.span!.until, until: context.latest! }),
      watchedUntil: ({ context }) => context.span!.until,
      latest: null,
    }),
    remember: assign({ latest: ({ event }) => event.at }),
    extend: assign({ watchedUntil: (_, until: number) => until }),
    report: emit((_, fired: readonly FiredAlert[]) => ({ type: 'found' as const, fired })),
  },
}).createMachine({
  id: 'catch up',
  description:
    'When the app is opened, and where prices have come more rarely than every two minutes, the alerts of the time between are found from the bars before newer prices are evaluated. Until that has worked the span is not given up. The time until the prices that come meanwhile is caught up next.',
  context: ({ input }) => ({ ...input, span: null, latest: null }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'prices came': { target: 'catching up', actions: 'begin' },
      },
    },
    'catching up': {
      invoke: {
        src: 'find',
        input: ({ context }) => context.span!,
        onDone: [
          {
            guard: 'newer prices came meanwhile',
            target: 'catching up',
            reenter: true,
            actions: [{ type: 'report', params: ({ event }) => event.output }, 'begin with the rest'],
          },
          {
            target: 'watching',
            actions: [
              { type: 'report', params: ({ event }) => event.output },
              { type: 'extend', params: ({ context }) => context.span!.until },
              assign({ span: null, latest: null }),
            ],
          },
        ],
        onError: 'failed',
      },
      on: { 'prices came': { actions: 'remember' } },
    },
    failed: {
      description: 'Newer prices are evaluated meanwhile; the next ones try again.',
      tags: 'evaluates',
      on: { 'prices came': { target: 'catching up', actions: 'begin' } },
    },
    watching: {
      tags: 'evaluates',
      on: {
        'prices came': [
          { guard: 'leaves a gap', target: 'catching up', actions: 'begin' },
          { actions: { type: 'extend', params: ({ event }) => event.at } },
        ],
      },
    },
  },
});

/** Whether prices of an instant may be evaluated: nothing before them is left out, or what is could not be found. */
export function evaluatesAt(snapshot: SnapshotFrom<typeof catchUpMachine>, at: number): boolean {
  const leavesGap = snapshot.matches('watching') && at - snapshot.context.watchedUntil! > GAP;
  return snapshot.hasTag('evaluates') && !leavesGap;
}
