import { part } from '../../../ui/part';
import { ProfileFrame } from '../ProfilePage';

const Payments = part(() => import('./Payments'), 'Payments', { texts: 'profile' });

/** Loads the view with its texts. */
export function loadFirst() {
  return Payments.load();
}

/** /profile/payments: payment cards and history. */
export default function ProfilePaymentsPage() {
  return (
    <ProfileFrame part="payments">
      <Payments />
    </ProfileFrame>
  );
}
