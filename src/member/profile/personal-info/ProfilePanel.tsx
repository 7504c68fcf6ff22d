import { useSession } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { ProfileForm } from './ProfileForm';

/** The profile panel; keyed by person, so that nobody sees another person's input. */
export function ProfilePanel() {
  const t = useT();
  const id = useSession(({ context }) => context.session?.user.id);
  return (
    <Panel name={t('personal.record')}>
      <ProfileForm key={id} />
    </Panel>
  );
}
