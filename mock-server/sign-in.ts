import type { Account } from './account';
import { createAccounts, type Accounts } from './accounts';
import { createSessions } from './auth';
import { DEMO_ACCOUNTS } from './seed/user';
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
  const accounts = createAccounts(state);
  const id = person === 'new' ? newcomerIn(accounts) : idOf(person);
  return { token: createSessions(state).begin(id), user: { ...accounts.find(id)!, id: Number(id) } };
}

function idOf(person: 'member' | 'admin') {
  return DEMO_ACCOUNTS.find(({ role }) => role === person)!.id;
}

/** Signs the newcomer up unless they are, and empties their list; returns their id. */
function newcomerIn({ findByEmail, add, listsOf, saveList }: Accounts): string {
  const id = findByEmail(NEWCOMER)?.id ?? add(NEWCOMER, { firstName: 'Thu Hà', lastName: 'Lê' });
  for (const list of listsOf(id)) saveList(list.id, []);
  return id;
}
