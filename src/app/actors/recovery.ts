import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { recoveryMachine } from '../../../machines/recovery.machine';
import { requestPasswordLink } from '../../rest/auth';
import { createRestFor } from '../../rest/client';
import { toMessageError } from '../../rest/errors';

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

/** Getting back in without a password, kept from page to page. */
export function startRecovery(apiUrl: string): RecoveryActor {
  const machine = recoveryMachine.provide({
    actors: {
      sendLink: fromPromise<string, { email: string }>(async ({ input, signal }) => {
        await requestPasswordLink(createRestFor(apiUrl)(null), input, { signal }).catch(toMessageError);
        return input.email;
      }),
    },
  });
  return createActor(machine).start();
}
