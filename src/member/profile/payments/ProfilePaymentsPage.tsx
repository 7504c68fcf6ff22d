import { ProfileFrame } from '../ProfilePage';
import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';

/** /profile/payments: payment cards and history. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <CardsPanel />
      <HistoryPanel />
    </ProfileFrame>
  );
}
