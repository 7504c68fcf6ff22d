import { ProfileFrame } from '../ProfilePage';
import { ChannelsPanel } from './ChannelsPanel';

/** /profile/notifications: the notification preferences. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ChannelsPanel />
    </ProfileFrame>
  );
}
