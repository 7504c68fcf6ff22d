import { ImagePanel } from './ImagePanel';
import { ProfilePanel } from './ProfilePanel';
import { ProfileFrame } from '../ProfileFrame';

/** /profile/personal-info: who the person is, and their pictures. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <ProfilePanel />
      <ImagePanel />
    </ProfileFrame>
  );
}
