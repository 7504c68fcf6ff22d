import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { recoveryMachine } from '../../../machines/recovery.machine';
import { requestPasswordLink } from '../../rest/auth';
import { withRetry } from '../../app/actors/retry';
import type { SessionActor } from '../../app/actors/session';
import { noticeIn, startedLater } from '../../app/actors/started-later';
import { navigateTo } from '../../app/router/navigation';
import { toMessageError } from '../../rest/errors';

type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;

/** The recovery of a forgotten password, kept from page to page. */
export const recoveryOf = startedLater((actors): RecoveryActor => {
  const { rest, linkRetry, session } = actors;
  const machine = recoveryMachine.provide({
    actors: {
      sendLink: fromPromise<string, { email: string }>(async ({ input, signal }) => {
        await withRetry(linkRetry, requestPasswordLink(rest, input, { signal }).catch(toMessageError));
        return input.email;
      }),
    },
  });
  const recovery = createActor(machine).start();
  recovery.on('notice', noticeIn(actors));
  recovery.on('navigate', navigateTo);
  resetWithPerson(recovery, session);
  return recovery;
});

/** Resets the recovery when its person leaves; a lock keeps a link's token for the same person. */
function resetWithPerson(recovery: RecoveryActor, session: SessionActor) {
  const personIn = ({ context }: SnapshotFrom<SessionActor>) => context.session?.user.id ?? null;
  let person = personIn(session.getSnapshot());
  session.subscribe((snapshot) => {
    const before = person;
    person = personIn(snapshot);
    if (before !== null && before !== person) recovery.send({ type: 'reset' });
  });
}
