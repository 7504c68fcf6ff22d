import { ChannelsPanel } from './ChannelsPanel';
import { ProfileFrame } from '../ProfileFrame';

/** /profile/notifications: the notification preferences. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ChannelsPanel />
    </ProfileFrame>
  );
}
