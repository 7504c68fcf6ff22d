import { SampleLabel } from '../../../app/layouts/SampleTag';
import { PasswordChange } from '../../../auth/account-security/PasswordChange';
import { TwoFactor } from '../../../auth/account-security/TwoFactor';
import { hasSamples } from '../../../lib/variables';
import { ProfileFrame } from '../ProfilePage';

/** /profile/security-settings: the password change form and the two-factor switch. */
export default function ProfileSecurityPage() {
  return (
    <ProfileFrame part="security-settings">
      <PasswordChange />
      {hasSamples() && <TwoFactor label={<SampleLabel />} />}
    </ProfileFrame>
  );
}
