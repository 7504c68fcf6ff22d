import { assign, emit, fromPromise, setup } from 'xstate';
import { messageOf } from './effects';
import { unprovided } from './unprovided';

/** How many characters a security code has. */
const CODE_LENGTH = 6;

/** What the server makes of a code: it is right, and perhaps carries the token that it stands for. */
export type Verified = { token: string | null };

export type SecurityCodeContext = {
  /** What stands in the box. */
  code: string;
  /** Why the last code was refused: the server's words, or the kind of failure. */
  problem: string | null;
};

/**
 * A security code that sends itself once it is whole. Blanks and dashes of a pasted one do not count; a refused one
 * empties the box and says why; nothing is typed while the server thinks, nor after it agreed.
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
    'is whole': (_, { text }: { text: string }) => codeIn(text).length === CODE_LENGTH,
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ code: codeIn(text), problem: null })),
    'empty the box': assign((_, { problem }: { problem: string }) => ({ code: '', problem })),
    'say why': emit((_, { problem }: { problem: string }) => ({ type: 'refused', problem }) as const),
  },
}).createMachine({
  id: 'security code',
  description: 'The one box of a security code: typed or pasted, sent by itself, emptied when it was wrong.',
  context: { code: '', problem: null },
  initial: 'typing',
  states: {
    typing: {
      on: {
        type: [
          {
            guard: { type: 'is whole', params: ({ event }) => event },
            target: 'verifying',
            actions: { type: 'write', params: ({ event }) => event },
          },
          { actions: { type: 'write', params: ({ event }) => event } },
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
            { type: 'empty the box', params: ({ event }) => ({ problem: problemOf(event.error) }) },
            { type: 'say why', params: ({ event }) => ({ problem: problemOf(event.error) }) },
          ],
        },
      },
    },
    verified: {},
  },
});

function codeIn(text: string) {
  return text.replace(/[\s\p{Pd}]/gu, '').slice(0, CODE_LENGTH);
}

function problemOf(error: unknown) {
  return messageOf(error) ?? 'unexpected';
}
