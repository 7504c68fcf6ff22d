import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { confirmationMachine, type Confirmation } from '../../../machines/confirmation.machine';
import { confirmEmail, confirmSubscription } from '../../rest/auth';
import { noticeIn, startedLater } from '../../app/actors/started-later';
import { toMessageError } from '../../rest/errors';

/** Posts the tokens of confirmation links; the actor outlives the page that reads one, and so React's double mount. */
export const confirmationOf = startedLater((actors): ActorRefFrom<typeof confirmationMachine> => {
  const { rest } = actors;
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
  const confirmation = createActor(machine).start();
  confirmation.on('notice', noticeIn(actors));
  return confirmation;
});
