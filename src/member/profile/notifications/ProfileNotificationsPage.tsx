import { ChannelsPanel } from './ChannelsPanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

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
