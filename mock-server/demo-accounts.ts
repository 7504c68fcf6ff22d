import { createAccounts } from './accounts';
import { DEMO_PASSWORD } from './auth';
import { createPasswords } from './passwords';
import type { SavedState } from './saved-state';
import { DEMO_ACCOUNTS } from './seed/user';

/** The demo's accounts that its password still opens, each with the e-mail that it has now. */
export function demoAccounts(state: SavedState) {
  const [accounts, passwords] = [createAccounts(state), createPasswords(state)];
  return DEMO_ACCOUNTS.filter(({ id }) => passwords.isCorrect(id, DEMO_PASSWORD)).map(({ id, role }) => {
    return { role, email: accounts.find(id)!.email.name };
  });
}
