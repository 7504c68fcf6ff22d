import { named } from '../../../i18n/i18n';
import { dayOfNumber, numberOfDay, type Day } from '../../../market/day';

/** The status of a payment. */
export type PaymentStatus = 'failed' | 'paid' | 'pending' | 'scheduled';

type Payment = {
  day: Day;
  recipient: string;
  /** The tier of the subscription and its period. */
  tier: string;
  months: number;
  /** In đồng. */
  amount: number;
  status: PaymentStatus;
};

/** Sample payments around a day, newest first. */
export function paymentsAround(today: Day): readonly Payment[] {
  return [
    payment(5, advanced, 'scheduled'),
    payment(-1, advanced, 'pending'),
    payment(-26, advanced, 'failed'),
    payment(-57, basic, 'paid'),
    payment(-148, basic, 'paid'),
  ];

  function payment(days: number, what: typeof basic, status: PaymentStatus): Payment {
    const tier = `${named.brand} ${what.tier}`;
    return { ...what, tier, recipient: named.brand, day: dayOfNumber(numberOfDay(today) + days), status };
  }
}

const advanced = { tier: 'Chuyên sâu', months: 1, amount: 299_000 };
const basic = { tier: 'Cơ bản', months: 3, amount: 357_000 };
