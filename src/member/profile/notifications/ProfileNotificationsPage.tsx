import { ChannelsPanel } from './ChannelsPanel';
import { ProfileFrame } from '../ProfileFrame';

/** /profile/notifications: what reaches the person, and how. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ChannelsPanel />
    </ProfileFrame>
  );
}
