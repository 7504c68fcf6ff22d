import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { confirmationMachine, type Confirmation } from '../../../machines/confirmation.machine';
import { confirmEmail, confirmSubscription } from '../../rest/auth';
import type { Rest } from '../../rest/client';
import { toMessageError } from '../../rest/errors';

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;

/** Posts the tokens of confirmation links; the actor outlives the page that reads one, and so React's double mount. */
export function startConfirmation(rest: Rest): ConfirmationActor {
  const machine = confirmationMachine.provide({
    actors: {
      confirm: fromPromise<void, Confirmation>(async ({ input, signal }) => {
        const response =
          input.kind === 'email'
            ? confirmEmail(rest, input, { signal })
            : confirmSubscription(rest, input, { signal });
        await response.catch(toMessageError);
      }),
    },
  });
  return createActor(machine).start();
}
