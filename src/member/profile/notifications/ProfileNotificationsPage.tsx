import { ChannelsPanel } from './ChannelsPanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** /profile/notifications: the notification preferences. */
export default function ProfileNotificationsPage() {
  return (
    <ProfileFrame part="notifications">
      <ErrorBoundary>
        <ChannelsPanel />
      </ErrorBoundary>
    </ProfileFrame>
  );
}
