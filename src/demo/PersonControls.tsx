import { MEMBER_ID, NEWCOMER } from '../../mock-server/sign-in';
import { useAppActors, useSession } from '../app/actors/AppActors';
import { useRole } from '../app/actors/role';
import { redirectFor } from '../app/router/access';
import { routeAt } from '../app/router/match';
import { navigateTo } from '../app/router/navigation';
import { RadioGroup } from '../app/settings/RadioGroup';
import { currentAddress, currentPath } from '../lib/address';
import { become } from './become';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';
import { people, type Person } from './settings';

/** Who of the demo's people is signed in; anybody else who signed up counts as a member. */
export function usePerson(): Person {
  const role = useRole();
  const email = useSession(({ context }) => context.session?.user.email);
  if (role === 'visitor' || role === 'admin') return role;
  return email === NEWCOMER ? 'new' : 'member';
}

/** Whether the demo's member is signed in, whose desk is filled, and not somebody who signed up. */
export function useIsMember(): boolean {
  return useSession(({ context }) => String(context.session?.user.id) === MEMBER_ID);
}

/** Signs out and in as somebody else, with the session's own events; the page stays where that person may see it. */
export function PersonControls({ signInAs }: Pick<Controls, 'signInAs'>) {
  const t = useT();
  const current = usePerson();
  const isMember = useIsMember();
  const { session } = useAppActors();

  function change(person: Person) {
    if (person === current && (isMember || person !== 'member')) return;
    const address = currentAddress();
    const { access } = routeAt(currentPath());
    become(person, { session, signInAs });
    const role = person === 'new' ? 'member' : person;
    if (access === 'locked' || redirectFor(access, role) !== null) return;
    navigateTo({ type: 'navigate', to: { page: 'interrupted', path: address }, replace: true });
  }

  return (
    <section aria-label={t('demo.person')}>
      <RadioGroup
        name="demo-person"
        label={t('demo.person')}
        options={people}
        labelOf={(person) => t(`demo.person.${person}`)}
        value={current}
        onChange={change}
      />
    </section>
  );
}
