import { useAppActors } from '../app/actors/AppActors';
import { useRole } from '../app/actors/role';
import { RadioGroup } from '../app/settings/RadioGroup';
import type { Controls } from './controls';
import { useTexts } from './texts';

const roles = ['visitor', 'member', 'admin'] as const;
type Role = (typeof roles)[number];

/** Signs out and in as a visitor, member or admin, whose password was not changed, with the session's own events. */
export function RoleControls({ password, accounts }: Pick<Controls, 'password' | 'accounts'>) {
  const texts = useTexts();
  const current = useRole();
  const shown = current === 'locked' ? 'member' : current;
  const { session } = useAppActors();
  const open = accounts();

  function signInAs(role: Role) {
    if (role === current) return;
    session.send({ type: 'sign out' });
    const account = open.find((each) => each.role === role);
    if (!account) return;
    session.send({ type: 'sign in', credentials: { email: account.email, password } });
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
        onChange={signInAs}
      />
    </section>
  );
}
