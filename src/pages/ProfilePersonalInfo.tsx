import { ImagePanel } from '../features/profile/personal-info/ImagePanel';
import { ProfilePanel } from '../features/profile/personal-info/ProfilePanel';
import { ProfileFrame } from '../features/profile/ProfileFrame';
import { ErrorBoundary } from '../ui/ErrorBoundary';

/** /profile/personal-info: who the person is, and their pictures. */
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
