import { ImagePanel } from './ImagePanel';
import { ProfilePanel } from './ProfilePanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** /profile/personal-info: the profile form and the pictures. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <ErrorBoundary>
        <ProfilePanel />
      </ErrorBoundary>
      <ErrorBoundary>
        <ImagePanel />
      </ErrorBoundary>
    </ProfileFrame>
  );
}
