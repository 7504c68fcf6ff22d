import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

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
