import { ChannelsPanel } from '../features/profile/notifications/ChannelsPanel';
import { ProfileFrame } from '../features/profile/ProfileFrame';
import { ErrorBoundary } from '../ui/ErrorBoundary';

/** /profile/notifications: what reaches the person, and how. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ErrorBoundary>
        <ChannelsPanel />
      </ErrorBoundary>
    </ProfileFrame>
  );
}
