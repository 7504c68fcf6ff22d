import { newAccount, type Account } from './account';
import { createAccounts } from './accounts';
import { createSessions } from './auth';
import { DEMO_ACCOUNTS, USERS } from './seed/user';
import { firstLists } from './seed/watchlist';
import type { SavedState } from './saved-state';

/** Who can be signed in without a password; the newcomer has an account with an empty watchlist. */
export type DemoPerson = 'member' | 'admin' | 'new';

/** What the sign-in returns. */
export type SignedIn = { readonly token: string; readonly user: Account & { readonly id: number } };

/** The id of the demo's member, whose desk is filled. */
export const MEMBER_ID = idOf('member');

export const NEWCOMER = 'newcomer@nhip.example';

/** Begins a session of a person as the sign-in does, whatever their password is and whichever calls fail. */
export function signInAs(person: DemoPerson, state: SavedState): SignedIn {
  const id = person === 'new' ? newcomerIn(state) : idOf(person);
  const account = createAccounts(state).find(id)!;
  return { token: createSessions(state).begin(id), user: { ...account, id: Number(id) } };
}

function idOf(person: 'member' | 'admin') {
  return DEMO_ACCOUNTS.find(({ role }) => role === person)!.id;
}

/** Signs the newcomer up unless they are, and empties their list; returns their id. */
function newcomerIn(state: SavedState): string {
  const { accounts, symbols } = state.read();
  const known = Object.entries(accounts).find(([, { email }]) => email.name === NEWCOMER);
  const id = known?.[0] ?? String(Math.max(USERS, ...Object.keys(accounts).map(Number)) + 1);
  state.update({
    ...(!known && { accounts: { ...accounts, [id]: accountOf(id) } }),
    symbols: { ...symbols, [firstLists(id)[0]!.id]: [] },
  });
  return id;
}

function accountOf(id: string): Account {
  return {
    ...newAccount,
    firstName: 'Thu Hà',
    lastName: 'Lê',
    userName: 'newcomer',
    email: { name: NEWCOMER, verified: false },
    refCode: `NHIP${id.padStart(2, '0')}`,
  };
}
