import { waitFor } from 'xstate';
import { isSignedIn } from '../../machines/session.machine';
import { useAppActors } from '../app/actors/AppActors';
import { useRole } from '../app/actors/role';
import { redirectFor } from '../app/router/access';
import { routeAt } from '../app/router/match';
import { navigateTo } from '../app/router/navigation';
import { RadioGroup } from '../app/settings/RadioGroup';
import { currentAddress, currentPath } from '../lib/address';
import type { Controls } from './controls';
import { useTexts } from './texts';

const roles = ['visitor', 'member', 'admin'] as const;
type Role = (typeof roles)[number];

/**
 * Signs out and in as a visitor, member or admin, whose password was not changed, with the session's own events; the page
 * stays where the role may see it.
 */
export function RoleControls({ password, accounts }: Pick<Controls, 'password' | 'accounts'>) {
  const texts = useTexts();
  const current = useRole();
  const shown = current === 'locked' ? 'member' : current;
  const { session } = useAppActors();
  const open = accounts();

  async function signInAs(role: Role) {
    if (role === current) return;
    const address = currentAddress();
    const { access } = routeAt(currentPath());
    session.send({ type: 'sign out' });
    const account = open.find((each) => each.role === role);
    if (account) {
      session.send({ type: 'sign in', credentials: { email: account.email, password } });
      await waitFor(session, isSignedIn);
    }
    if (access === 'locked' || redirectFor(access, role) !== null) return;
    navigateTo({ type: 'navigate', to: { page: 'interrupted', path: address }, replace: true });
  }

  return (
    <section aria-label={texts.role}>
      <RadioGroup
        name="demo-role"
        label={texts.role}
        options={roles.filter(
          (role) => role === 'visitor' || role === shown || open.some((each) => each.role === role),
        )}
        labelOf={(role) => texts.roles[role]}
        value={shown}
        onChange={(role) => void signInAs(role)}
      />
    </section>
  );
}
