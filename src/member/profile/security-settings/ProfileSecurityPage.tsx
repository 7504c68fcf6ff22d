import { PasswordChange } from '../../../auth/account-security/PasswordChange';
import { TwoFactor } from '../../../auth/account-security/TwoFactor';
import { ProfileFrame } from '../ProfileFrame';
import { SampleLabel } from '../../../ui/SampleLabel';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** /profile/security-settings: the password change form and the two-factor switch. */
export default function ProfileSecurityPage() {
  return (
    <ProfileFrame part="security-settings">
      <ErrorBoundary>
        <PasswordChange />
      </ErrorBoundary>
      <ErrorBoundary>
        <TwoFactor label={<SampleLabel />} />
      </ErrorBoundary>
    </ProfileFrame>
  );
}
