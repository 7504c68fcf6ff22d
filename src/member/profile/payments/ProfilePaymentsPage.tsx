import { ProfileFrame } from '../ProfilePage';
import { CardsPanel } from './CardsPanel';
import { PaymentHistoryPanel } from './PaymentHistoryPanel';

/** /profile/payments: payment cards and history. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <CardsPanel />
      <PaymentHistoryPanel />
    </ProfileFrame>
  );
}
