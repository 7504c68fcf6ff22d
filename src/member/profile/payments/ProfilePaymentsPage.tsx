import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';
import { ProfileFrame } from '../ProfilePage';

/** /profile/payments: payment cards and history. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <CardsPanel />
      <HistoryPanel />
    </ProfileFrame>
  );
}
