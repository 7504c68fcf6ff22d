import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { recoveryMachine } from '../../../machines/recovery.machine';
import { requestPasswordLink } from '../../rest/auth';
import { type Rest } from '../../rest/client';
import { toMessageError } from '../../rest/errors';
import { withRetry, type RetryActor } from './retry';

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

/** The recovery of a forgotten password, kept from page to page. */
export function startRecovery(rest: Rest, retry: RetryActor): RecoveryActor {
  const machine = recoveryMachine.provide({
    actors: {
      sendLink: fromPromise<string, { email: string }>(async ({ input, signal }) => {
        await withRetry(retry, requestPasswordLink(rest, input, { signal }).catch(toMessageError));
        return input.email;
      }),
    },
  });
  return createActor(machine).start();
}
