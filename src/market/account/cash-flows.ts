import type { Day } from '../day';

/** Money that a person pays into the account or takes out of it. */
export type CashFlow = {
  id: string;
  /** Any calendar day: a bank transfer needs no trading day. */
  day: Day;
  /** Whole đồng: above 0 a deposit, below 0 a withdrawal. */
  amount: number;
};
