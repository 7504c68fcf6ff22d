import { assign, emit, fromPromise, setup } from 'xstate';
import { errorMessage, unprovided } from './effects';
import { readCode } from './security-code.text';

/** The server's response to a correct code, with the token it stands for, if any. */
export type Verified = { token: string | null };

type SecurityCodeContext = {
  /** The text in the box. */
  code: string;
  /** Why the last code was refused, or none is in the box's text: the server's message, or the kind of failure. */
  problem: string | null;
};

/**
 * A security code that submits itself once it is complete, also out of a whole message that is pasted; a message without
 * one code stays in the box, which says so. A refused code empties the box and shows why; nothing can be typed while the server
 * verifies, nor after it accepted.
 */
export const securityCodeMachine = setup({
  types: {
    context: {} as SecurityCodeContext,
    events: {} as { type: 'type'; text: string },
    emitted: {} as ({ type: 'verified' } & Verified) | { type: 'refused'; problem: string },
    tags: {} as 'busy',
  },
  actors: { verify: fromPromise<Verified, { code: string }>(unprovided('verify')) },
  guards: {
    'is complete': (_, { text }: { text: string }) => readCode(text).code !== null,
  },
  actions: {
    'store the code': assign((_, { text }: { text: string }) => {
      const { shown, isUnclear } = readCode(text);
      return { code: shown, problem: isUnclear ? 'noCode' : null };
    }),
    'clear the code': assign((_, { problem }: { problem: string }) => ({ code: '', problem })),
    'emit the refusal': emit(
      (_, { problem }: { problem: string }) => ({ type: 'refused', problem }) as const,
    ),
  },
}).createMachine({
  id: 'security code',
  description:
    'The text box of a security code: typed or pasted, submitted by itself, cleared when it is wrong.',
  context: { code: '', problem: null },
  initial: 'typing',
  states: {
    typing: {
      on: {
        type: [
          {
            guard: { type: 'is complete', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'store the code', params: ({ event }) => event },
          },
          { actions: { type: 'store the code', params: ({ event }) => event } },
        ],
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'verified',
          actions: emit(({ event }) => ({ type: 'verified', ...event.output })),
        },
        onError: {
          target: 'typing',
          actions: [
            { type: 'clear the code', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            { type: 'emit the refusal', params: ({ event }) => ({ problem: problemOf(event.error) }) },
          ],
        },
      },
    },
    verified: {},
  },
});

function problemOf(error: unknown) {
  return errorMessage(error) ?? 'unexpected';
}
