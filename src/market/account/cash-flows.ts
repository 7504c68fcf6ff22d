import type { Day } from '../day';

/** Money that a person pays into the account or takes out of it. */
export type CashFlow = {
  id: string;
  kind: 'DEPOSIT' | 'WITHDRAWAL';
  /** Whole đồng, above 0. */
  amount: number;
  /** Any calendar day: a bank transfer needs no trading day. */
  day: Day;
};

/** What a cash flow adds to the cash, in đồng: below 0 for a withdrawal. */
export function signedAmount({ kind, amount }: CashFlow): number {
  return kind === 'DEPOSIT' ? amount : -amount;
}
