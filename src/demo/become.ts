import type { AppActors } from '../app/actors/AppActors';
import { readUser, sampleUser } from '../rest/user';
import type { Controls } from './controls';
import type { Person } from './settings';

/** Signs out, and in as somebody else of the demo, with the session's own events. */
export function become(
  person: Person,
  { session, signInAs }: Pick<AppActors, 'session'> & Pick<Controls, 'signInAs'>,
): void {
  session.send({ type: 'sign out' });
  if (person === 'visitor') return;
  const { token, user } = signInAs(person);
  session.send({
    type: 'stored session changed',
    session: { token, user: readUser(user) ?? sampleUser },
    isLocked: false,
    isExpired: false,
  });
}
