import { PASSWORD, type Subscription, type List, type Person } from './people';

/** Somebody's account as it stands now. */
export type Account = {
  email: string;
  password: string;
  /** The record that a login returns. */
  user: Readonly<Record<string, unknown>>;
  lists: List[];
  plans: readonly Subscription[];
};

/** The accounts by the address that opens them. */
export type Accounts = Map<string, Account>;

/** Everybody has what they had in the beginning, and nobody else has an account. */
export function restore(accounts: Accounts, people: readonly Person[]) {
  accounts.clear();
  for (const { lists, ...person } of people) {
    accounts.set(person.email, { ...person, password: PASSWORD, lists: [...structuredClone(lists)] });
  }
}
