import { DEMO_PASSWORD } from './auth';
import { DEMO_ACCOUNTS } from './seed/user';
import { createPasswords } from './passwords';
import type { SavedState } from './saved-state';

/** The demo's accounts that its password still opens, each with the e-mail that it has now. */
export function demoAccounts(state: SavedState) {
  const passwords = createPasswords(state);
  const { accounts } = state.read();
  return DEMO_ACCOUNTS.flatMap(({ id, role, email }) => {
    const isOpen = passwords.isCorrect(id, DEMO_PASSWORD);
    return isOpen ? [{ role, email: accounts[id]?.email.name ?? email }] : [];
  });
}
