import { Redirect } from '../../app/router/Link';
import { ProfileFrame } from './ProfileFrame';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';

/** /profile: summary and menu on a phone; elsewhere they stand beside the first part, which opens. */
export default function ProfilePage() {
  const isTabletOrWider = useIsTabletOrWider();
  return isTabletOrWider ? <Redirect to="/profile/personal-info" replace /> : <ProfileFrame part={null} />;
}
