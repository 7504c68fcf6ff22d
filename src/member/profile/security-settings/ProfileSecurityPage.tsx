import { SampleLabel } from '../../../app/layouts/SampleTag';
import { part } from '../../../ui/part';
import { ProfileFrame } from '../ProfilePage';

const PasswordChange = part(() => import('../../../auth/account-security/PasswordChange'), 'PasswordChange', {
  texts: 'profile',
});
const TwoFactor = part(() => import('../../../auth/account-security/TwoFactor'), 'TwoFactor', {
  texts: 'profile',
});

/** Loads the forms with their texts. */
export function loadFirst() {
  return Promise.all([PasswordChange.load(), TwoFactor.load()]);
}

/** /profile/security-settings: the password change form and the two-factor switch. */
export default function ProfileSecurityPage() {
  return (
    <ProfileFrame part="security-settings">
      <PasswordChange />
      <TwoFactor label={<SampleLabel />} />
    </ProfileFrame>
  );
}
