import { assign, emit, fromPromise, setup } from 'xstate';
import { errorMessage, unprovided } from './effects';

const CODE_LENGTH = 6;

/** The server's response to a correct code, with the token it stands for, if any. */
export type Verified = { token: string | null };

type SecurityCodeContext = {
  /** The text in the box. */
  code: string;
  /** Why the last code was refused: the server's message, or the kind of failure. */
  problem: string | null;
};

/**
 * A security code that submits itself once it is complete. Blanks and dashes of a pasted one are ignored; a refused one
 * empties the box and shows why; nothing can be typed while the server verifies, nor after it accepted.
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
    'is complete': (_, { text }: { text: string }) => readCode(text).length === CODE_LENGTH,
  },
  actions: {
    'store the code': assign((_, { text }: { text: string }) => ({ code: readCode(text), problem: null })),
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

function readCode(text: string) {
  return text.replace(/[\s\p{Pd}]/gu, '').slice(0, CODE_LENGTH);
}

function problemOf(error: unknown) {
  return errorMessage(error) ?? 'unexpected';
}
