import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';
import { ProfileFrame } from '../ProfileFrame';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';

/** /profile/payments: payment cards and history. */
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
