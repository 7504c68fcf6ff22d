import { assign, type SnapshotFrom } from 'xstate';
import { NO_SYMBOLS, streamSetup } from './stream.setup';

const countSilence = { type: 'count the failure', params: {} } as const;

/**
 * When there is a line on which prices stream. It is open while the market is open, something is followed and the page is
 * shown and online. A line on which nothing is heard for 25 seconds is opened anew; one that ends or is refused, after 1 to 60
 * seconds, longer with each that did not last, and never sooner than the server says. After three in a row without a row the
 * page polls, and a line is tried again every few minutes. A page that has been hidden for a minute follows only what is
 * needed unseen. Where others are followed the old line ends with the first row of the new one, or soon after that is heard and has
 * none.
 */
export const streamMachine = streamSetup.createMachine({
  id: 'stream',
  description: 'When there is a line on which prices stream.',
  context: ({ input }) => ({
    ...input,
    isShown: true,
    isUnseen: false,
    settled: input.followed,
    line: NO_SYMBOLS,
    refusals: 0,
    breaks: 0,
    retryAfter: 0,
    hasOpened: false,
    mayMiss: false,
    isSessionChecked: false,
  }),
  type: 'parallel',
  states: {
    visibility: {
      initial: 'visible',
      states: {
        visible: { on: { hidden: 'hidden' } },
        hidden: {
          after: { 'time unseen': { target: 'unseen', actions: ['become unseen', 'settle', 'look again'] } },
          on: { visible: 'visible' },
        },
        unseen: {
          description: 'Nobody has seen the page for a minute: it follows only what is needed unseen.',
          on: { visible: { target: 'visible', actions: ['become seen', 'settle', 'look again'] } },
        },
      },
    },
    demand: {
      initial: 'settled',
      on: {
        'opening hours': { actions: [assign({ isOpen: ({ event }) => event.isOpen }), 'look again'] },
        offline: { actions: [assign({ isOnline: false }), 'look again'] },
        online: { actions: [assign({ isOnline: true }), 'look again'] },
        'page left': { actions: [assign({ isShown: false }), 'look again'] },
        'page returned': { actions: [assign({ isShown: true }), 'look again'] },
      },
      states: {
        settled: {
          on: {
            'followed changed': {
              target: 'settling',
              actions: { type: 'note what is followed', params: ({ event }) => event },
            },
          },
        },
        settling: {
          after: { 'time to settle': { target: 'settled', actions: ['settle', 'look again'] } },
          on: {
            'followed changed': {
              target: 'settling',
              reenter: true,
              actions: { type: 'note what is followed', params: ({ event }) => event },
            },
          },
        },
      },
    },
    line: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'is needed', target: 'open' }, { target: 'closed' }] },
        closed: { on: { 'demand changed': { guard: 'is needed', target: 'open' } } },
        open: {
          entry: 'note the line',
          exit: 'miss rows',
          invoke: { id: 'line', src: 'line', input: ({ context }) => context.settled },
          after: { 'lasting time': { actions: 'forget breaks' } },
          on: {
            'demand changed': { guard: 'is not needed', target: 'closed' },
            ended: [
              {
                guard: { type: 'is about the session', params: ({ event }) => event },
                target: 'ended',
                actions: [
                  'check session',
                  'note the check',
                  { type: 'count the failure', params: ({ event }) => event },
                ],
              },
              { target: 'ended', actions: { type: 'count the failure', params: ({ event }) => event } },
            ],
            'leader changed': { target: 'open', reenter: true },
          },
          initial: 'opening',
          states: {
            opening: {
              after: { silence: { target: '#stream.line.ended', actions: countSilence } },
              on: {
                opened: { target: 'streaming', actions: 'remember the opening' },
              },
              initial: 'connecting',
              states: {
                connecting: {
                  on: {
                    'demand changed': { guard: 'follows others', target: '#stream.line.deciding' },
                  },
                },
                silent: {
                  description: 'Nothing was heard for 25 seconds, and the line is opened anew.',
                  tags: 'stale',
                  on: {
                    'demand changed': { guard: 'follows others', target: '#stream.line.unheard' },
                  },
                },
              },
            },
            streaming: {
              tags: 'streaming',
              type: 'parallel',
              on: {
                visible: {
                  guard: { type: 'was silent', params: ({ event }) => event },
                  target: '#stream.line.unheard',
                },
              },
              states: {
                hearing: {
                  initial: 'heard',
                  states: {
                    heard: {
                      after: { silence: { target: '#stream.line.unheard', actions: countSilence } },
                      on: {
                        heard: { target: 'heard', reenter: true },
                        'row received': { target: 'heard', reenter: true, actions: 'note the row' },
                        'line replaced': { target: 'heard', reenter: true },
                      },
                    },
                  },
                },
                symbols: {
                  initial: 'followed',
                  states: {
                    followed: {
                      entry: 'report missed rows',
                      on: { 'demand changed': { guard: 'follows others', target: 'replacing' } },
                    },
                    replacing: {
                      description:
                        'Another line is opened; this one ends with its first row, or soon after it is heard and has none.',
                      entry: ['note the line', 'follow on the line'],
                      after: { silence: { target: '#stream.line.unheard', actions: countSilence } },
                      on: {
                        'demand changed': {
                          guard: 'follows others',
                          actions: ['note the line', 'follow on the line'],
                        },
                        'line replaced': 'followed',
                      },
                    },
                  },
                },
              },
            },
          },
        },
        unheard: {
          always: [{ guard: 'has failed too often', target: 'polling' }, { target: 'open.opening.silent' }],
        },
        ended: { always: [{ guard: 'has failed too often', target: 'polling' }, { target: 'waiting' }] },
        waiting: {
          after: { pause: 'deciding' },
          on: {
            online: { guard: 'may open at once', target: 'deciding' },
            'leader changed': 'deciding',
          },
        },
        polling: {
          description: 'The page polls, as without a stream.',
          after: { 'time of polling': 'deciding' },
          on: { 'leader changed': 'deciding' },
        },
      },
    },
  },
});

/** Whether prices stream, so that nothing needs to be polled. */
export function isStreaming(snapshot: SnapshotFrom<typeof streamMachine>): boolean {
  return snapshot.hasTag('streaming');
}

/** Whether nothing was heard for so long that the prices on screen count as stale. */
export function isSilent(snapshot: SnapshotFrom<typeof streamMachine>): boolean {
  return snapshot.hasTag('stale');
}
