import { waitFor } from 'xstate';
import { useAppActors } from '../app/actors/AppActors';
import { useRole } from '../app/actors/role';
import { RadioGroup } from '../app/settings/RadioGroup';
import type { Controls } from './controls';
import { useTexts } from './useTexts';

const roles = ['visitor', 'member', 'admin'] as const;
type Role = (typeof roles)[number];

/** Who uses the demo: signs them out and in, as they would themselves. */
export function RoleControls({ password, accounts }: Pick<Controls, 'password' | 'accounts'>) {
  const texts = useTexts();
  const visitor = useRole();
  const { session } = useAppActors();

  async function become(role: Role) {
    if (role === visitor) return;
    session.send({ type: 'sign out' });
    const account = accounts.find((each) => each.role === role);
    if (!account) return;
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    session.send({ type: 'sign in', credentials: { email: account.email, password } });
  }

  return (
    <section aria-label={texts.role}>
      <RadioGroup
        name="demo-role"
        label={texts.role}
        choices={roles}
        nameOf={(role) => texts.roles[role]}
        chosen={visitor === 'locked' ? 'member' : visitor}
        onChoose={(role) => void become(role)}
      />
    </section>
  );
}
