import { part } from '../../../ui/part';
import { ProfileFrame } from '../ProfilePage';

const ChannelsPanel = part(() => import('./ChannelsPanel'), 'ChannelsPanel', { texts: 'profile' });

/** Loads the view with its texts. */
export function loadFirst() {
  return ChannelsPanel.load();
}

/** /profile/notifications: the notification preferences. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ChannelsPanel />
    </ProfileFrame>
  );
}
