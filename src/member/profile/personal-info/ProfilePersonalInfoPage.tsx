import { part } from '../../../ui/part';
import { ProfileFrame } from '../ProfilePage';

const PersonalInfo = part(() => import('./PersonalInfo'), 'PersonalInfo', { texts: 'profile' });

/** Loads the view with its texts. */
export function loadFirst() {
  return PersonalInfo.load();
}

/** /profile/personal-info: the person's plan, the profile form and the pictures. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <PersonalInfo />
    </ProfileFrame>
  );
}
