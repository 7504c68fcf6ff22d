import { assign, emit, setup } from 'xstate';

/** How many bars a second are played. */
export const SPEEDS = [1, 2, 4, 8] as const;

export type Speed = (typeof SPEEDS)[number];

export type ReplayContext = {
  /** The trading days that can be replayed, oldest first; none until the bars are loaded. */
  readonly days: readonly string[];
  /** The trading day whose close it is now. */
  readonly day: string;
  /** The day in the address. */
  readonly written: string;
  readonly speed: Speed;
};

/** How long a bar stays on the chart at the lowest speed, in ms. */
const BAR_TIME = 1_000;

/** The least time between two changes of the address, in ms: browsers refuse more than a hundred in 30 s. */
const WRITING_TIME = 350;

/**
 * A walk over past trading days, bar by bar, by hand or played. The position is a day of the bars that are loaded: the
 * last one until the day that the address names. The address follows the position, and not each bar of a fast walk.
 */
export const replayMachine = setup({
  types: {
    context: {} as ReplayContext,
    events: {} as
      | { type: 'days changed'; days: readonly string[] }
      | { type: 'address changed'; day: string }
      | { type: 'go'; day: string }
      | { type: 'step'; by: 1 | -1 }
      | { type: 'play' }
      | { type: 'pause' }
      | { type: 'set speed'; speed: Speed },
    emitted: {} as { type: 'moved'; day: string },
    input: {} as { day: string },
  },
  delays: {
    'bar time': ({ context }) => BAR_TIME / context.speed,
    'writing time': WRITING_TIME,
  },
  guards: {
    'is at the newest day': ({ context }) => context.day === dayBeside(context, 1),
    'has moved': ({ context }) => context.day !== context.written,
    'is another day': ({ context }, { day }: { day: string }) => day !== context.written,
  },
  actions: {
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({ day: dayBeside(context, by) })),
    write: assign({ written: ({ context }) => context.day }),
    notify: emit(({ context }) => ({ type: 'moved' as const, day: context.day })),
  },
}).createMachine({
  id: 'replay',
  description:
    'Past trading days one after the other, as they were at their close, by hand or at one to eight bars a second.',
  context: ({ input: { day } }) => ({ days: [], day, written: day, speed: 1 }),
  type: 'parallel',
  states: {
    pace: {
      initial: 'paused',
      on: {
        'days changed': {
          actions: assign(({ context, event }) => ({
            days: event.days,
            day: dayIn(event.days, context.day),
          })),
        },
        'address changed': {
          guard: { type: 'is another day', params: ({ event }) => event },
          actions: assign(({ context, event }) => ({
            written: event.day,
            day: dayIn(context.days, event.day),
          })),
        },
        go: { actions: assign({ day: ({ context, event }) => dayIn(context.days, event.day) }) },
        step: { actions: { type: 'step', params: ({ event }) => event } },
        'set speed': { actions: assign({ speed: ({ event }) => event.speed }) },
      },
      states: {
        paused: { on: { play: 'playing' } },
        playing: {
          always: { guard: 'is at the newest day', target: 'paused' },
          after: {
            'bar time': {
              target: 'playing',
              reenter: true,
              actions: { type: 'step', params: { by: 1 } },
            },
          },
          on: {
            pause: 'paused',
            'set speed': {
              target: 'playing',
              reenter: true,
              actions: assign({ speed: ({ event }) => event.speed }),
            },
          },
        },
      },
    },
    address: {
      initial: 'written',
      states: {
        written: { always: { guard: 'has moved', target: 'behind' } },
        behind: { after: { 'writing time': { target: 'written', actions: ['write', 'notify'] } } },
      },
    },
  },
});

/** The last of the days until a day, the first one for a day before them all; the day itself while none is known. */
function dayIn(days: readonly string[], day: string): string {
  return days.findLast((each) => each <= day) ?? days[0] ?? day;
}

/** The day before or after the current one; the current one at either end. */
function dayBeside({ days, day }: ReplayContext, by: 1 | -1): string {
  return days[days.indexOf(day) + by] ?? day;
}
