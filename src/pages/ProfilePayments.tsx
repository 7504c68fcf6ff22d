import { CardsPanel } from '../features/profile/payments/CardsPanel';
import { HistoryPanel } from '../features/profile/payments/HistoryPanel';
import { ProfileFrame } from '../features/profile/ProfileFrame';
import { ErrorBoundary } from '../ui/ErrorBoundary';

/** /profile/payments: the person's cards and what they paid. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <ErrorBoundary>
        <CardsPanel />
      </ErrorBoundary>
      <ErrorBoundary>
        <HistoryPanel />
      </ErrorBoundary>
    </ProfileFrame>
  );
}
