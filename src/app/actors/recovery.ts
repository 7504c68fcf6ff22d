import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { recoveryMachine } from '../../../machines/recovery.machine';
import { requestPasswordLink } from '../../rest/auth';
import { type Rest } from '../../rest/client';
import { toMessageError } from '../../rest/errors';
import { withRetry, type RetryActor } from './retry';
import type { SessionActor } from './session';

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

/** Resets the recovery when its person leaves; a lock keeps a link's token for the same person. */
export function resetWithPerson(recovery: RecoveryActor, session: SessionActor): void {
  const personIn = ({ context }: SnapshotFrom<SessionActor>) => context.session?.user.id ?? null;
  let person = personIn(session.getSnapshot());
  session.subscribe((snapshot) => {
    const before = person;
    person = personIn(snapshot);
    if (before !== null && before !== person) recovery.send({ type: 'reset' });
  });
}
