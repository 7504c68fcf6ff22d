import { newAccount, type Account } from './account';
import type { SavedState } from './saved-state';
import { seedAccounts } from './seed/user';
import { firstLists } from './seed/watchlist';

type Watchlist = { readonly id: string; readonly name: string; readonly symbols: readonly string[] };

/** Who can sign in, and their lists: as they are saved, else as they were at the start, the lists of a new investor empty. */
export function createAccounts(state: SavedState, isEmpty = false) {
  const byId = () => ({ ...seedAccounts, ...state.read().accounts });
  const all = () => Object.entries(byId()).map(([id, account]) => ({ ...account, id }));
  const save = (id: string, account: Account) =>
    state.update({ accounts: { ...state.read().accounts, [id]: account } });

  return {
    all,
    find: (id: string | null): Account | undefined => byId()[id ?? ''],
    findByEmail: (address: string | null) => all().find(({ email }) => email.name === address),
    save,
    /** Adds the account of who signs up, numbered on, also past those of other pages; returns its id. */
    add(address: string, name: Pick<Account, 'firstName' | 'lastName'>) {
      const id = String(Math.max(...Object.keys(byId()).map(Number)) + 1);
      const email = { name: address, verified: false };
      const [userName = ''] = address.split('@');
      save(id, { ...newAccount, ...name, userName, email, refCode: `NHIP${id.padStart(2, '0')}` });
      return id;
    },
    listsOf: (userId: string) =>
      firstLists(userId).map(({ symbols, ...list }): Watchlist => {
        return { ...list, symbols: state.read().symbols[list.id] ?? (isEmpty ? [] : symbols) };
      }),
    saveList: (id: string, symbols: readonly string[]) =>
      state.update({ symbols: { ...state.read().symbols, [id]: symbols } }),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
