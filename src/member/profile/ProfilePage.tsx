import { Redirect } from 'wouter';
import { ProfileFrame } from './ProfileFrame';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';

/** /profile: summary and menu on a phone; wider screens redirect to personal info. */
export default function ProfilePage() {
  const isTabletOrWider = useIsTabletOrWider();
  return isTabletOrWider ? <Redirect to="/profile/personal-info" replace /> : <ProfileFrame part={null} />;
}
