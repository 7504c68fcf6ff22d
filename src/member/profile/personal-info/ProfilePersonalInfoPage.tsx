import { ImagePanel } from './ImagePanel';
import { ProfilePanel } from './ProfilePanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

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
