import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';
import { ProfileFrame } from '../ProfileFrame';

/** /profile/payments: the person's cards and what they paid. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <CardsPanel />
      <HistoryPanel />
    </ProfileFrame>
  );
}
