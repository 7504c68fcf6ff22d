import { ImagePanel } from './ImagePanel';
import { ProfilePanel } from './ProfilePanel';
import { ProfileFrame } from '../ProfilePage';

/** /profile/personal-info: the profile form and the pictures. */
export default function ProfilePersonalInfoPage() {
  return (
    <ProfileFrame part="personal-info">
      <ProfilePanel />
      <ImagePanel />
    </ProfileFrame>
  );
}
