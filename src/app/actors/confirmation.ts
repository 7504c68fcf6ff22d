import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { confirmationMachine, type Confirmation } from '../../../machines/confirmation.machine';
import { confirmEmail, confirmSubscription } from '../../rest/auth';
import { restTo } from '../../rest/rest-for';
import { toMessageError } from '../../rest/message-error';

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>;

/** Posts the tokens of links; it outlives the page that reads one, and so React's double mount. */
export function startConfirmation(apiUrl: string): ConfirmationActor {
  const machine = confirmationMachine.provide({
    actors: {
      confirm: fromPromise<void, Confirmation>(async ({ input, signal }) => {
        const rest = restTo(apiUrl)(null);
        const answer =
          input.kind === 'email'
            ? confirmEmail(rest, input, { signal })
            : confirmSubscription(rest, input, { signal });
        await answer.catch(toMessageError);
      }),
    },
  });
  return createActor(machine).start();
}
